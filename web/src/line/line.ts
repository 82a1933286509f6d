// The connection to a table. It reconnects by itself. Nothing that was sent is lost or done twice.

import type { Command, Done, Hello, Message, Refused } from './wire'

export type Reply = Done | Refused
type Waiting = { text: string; settle: (reply: Reply) => void; isSent: boolean } // it may have reached the table
// A command without its id: the line adds one.
export type Order =
  Command extends infer One ?
    One extends { id: string } ?
      Omit<One, 'id'>
    : never
  : never

const FIRST_WAIT = 400 // ms until the line is tried again; each time longer
const LONGEST_WAIT = 5000
const MOVED = 1012 // the close code of a table that is played elsewhere from now on, or of a server that starts anew
const QUIET = 12_000 // after so long without a word we ask whether anybody is there
const PATIENCE = 5000 // and wait so long for the answer
const AWAKE = 2000 // or only so long after a phone was unlocked
const DOUBT = 300 // and after so long without an answer it tries another line beside the old one
const WELCOME = 6000 // a line on which nothing has come for so long since it was opened is stuck
const STALE = 1000 // one as old as this, and not welcome yet, may be from before the network came back
const STEP = 256 // bytes; an act or a hunch fits into one

export type Listener = {
  hello(): Hello
  hear(message: Message): void
  /** Called when the connection is there or lost. */
  there(is: boolean): void
  /** The page is hidden (Infinity), or visible again since then (ms since 1970), and what it shows may be old; or the table
   * has spoken since (0). */
  old(since: number): void
}

export class Line {
  private socket: WebSocket | null = null
  private beside: WebSocket | null = null // another, while it is in doubt whether the first is alive
  private doubt = 0
  private isDoubted = false
  private isHidden = false
  private waiting = new Map<string, Waiting>()
  private next = 0
  private wait = FIRST_WAIT
  private retry = 0
  private opened = 0
  private heard = 0
  private asked = 0
  private patience = PATIENCE
  private watch = 0
  private closed = false
  private readonly mark = crypto.getRandomValues(new Uint32Array(2)).join('')

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.hurry)
    addEventListener('pageshow', this.hurry)
    document.addEventListener('visibilitychange', this.hurry)
    this.watch = window.setInterval(this.check, 1000)
    this.open()
  }

  /** Send a command. The promise resolves when the table has done or refused it, however long that takes. What may have been
   * sent before, from a page that was then loaded again, has its `id` of then: it is done once. */
  send(order: Order, id = `${this.mark}-${++this.next}`): Promise<Reply> {
    const text = padded(JSON.stringify({ ...order, id }))
    return new Promise(settle => {
      const isSent = this.socket?.readyState === WebSocket.OPEN && this.heard > 0
      this.waiting.set(id, { text, settle, isSent })
      if (isSent) this.socket?.send(text)
    })
  }

  /** Take back what has waited for the connection. False if it may have reached the table. */
  withdraw(id: string): boolean {
    return this.waiting.get(id)?.isSent === false && this.waiting.delete(id)
  }

  close(): void {
    this.closed = true
    removeEventListener('online', this.hurry)
    removeEventListener('pageshow', this.hurry)
    document.removeEventListener('visibilitychange', this.hurry)
    clearInterval(this.watch)
    clearTimeout(this.retry)
    clearTimeout(this.doubt)
    this.socket?.close()
    this.beside?.close()
  }

  private open(): void {
    if (!this.closed) this.use(this.connect())
  }

  private connect(): WebSocket {
    const socket = new WebSocket(this.address)
    socket.onopen = () => socket.send(JSON.stringify(this.listener.hello()))
    socket.onmessage = event => {
      for (const message of messagesIn(String(event.data))) this.hear(socket, message)
    }
    socket.onclose = event => this.lose(socket, event.code)
    return socket
  }

  /** This is the connection from now on. It is not welcome yet. */
  private use(socket: WebSocket): void {
    this.socket = socket
    this.opened = performance.now()
    this.heard = 0
    this.asked = 0
  }

  private hear(socket: WebSocket, message: Message): void {
    if (socket === this.beside) {
      this.beside = null
      if (this.socket) silence(this.socket)
      this.use(socket)
    }
    if (socket !== this.socket) return
    const isFirst = !this.heard
    this.heard = performance.now()
    this.asked = 0
    this.wait = FIRST_WAIT
    this.believe(isFirst)
    if (message.say === 'done' || message.say === 'refused') {
      const waiting = this.waiting.get(message.id)
      if (message.say === 'refused' && message.reason === 'unavailable' && waiting) {
        window.setTimeout(() => this.socket?.readyState === WebSocket.OPEN && this.socket.send(waiting.text), 2000)
        return
      }
      this.waiting.delete(message.id)
      waiting?.settle(message)
      this.listener.old(0)
      return
    }
    this.listener.hear(message)
    this.listener.old(0)
    if (isFirst && message.say === 'welcome') {
      this.listener.there(true)
      for (const waiting of this.waiting.values()) {
        waiting.isSent = true
        socket.send(waiting.text)
      }
    }
    if (message.say === 'goodbye') this.wait = LONGEST_WAIT
  }

  /** The table has spoken. If that was on the old connection, the one beside it is not needed. */
  private believe(isFirst: boolean): void {
    clearTimeout(this.doubt)
    if (this.beside) silence(this.beside)
    this.beside = null
    if (this.isDoubted && !isFirst) this.listener.there(true)
    this.isDoubted = false
  }

  /** Reconnect: at once if the server says that the table is elsewhere. */
  private lose(socket: WebSocket, code = 0): void {
    if (socket === this.beside) this.beside = null
    if (socket !== this.socket) return
    this.socket = null
    clearTimeout(this.doubt)
    this.listener.there(false)
    if (this.closed) return
    if (this.beside) {
      this.use(this.beside)
      this.beside = null
      return
    }
    const isMoved = code === MOVED && this.heard > 0
    this.retry = window.setTimeout(() => this.open(), isMoved ? 0 : this.wait * (0.7 + 0.6 * Math.random()))
    if (!isMoved) this.wait = Math.min(2 * this.wait, LONGEST_WAIT)
  }

  /** The page is visible again, or the network is back: reconnect now. The old connection may be dead. */
  private hurry = (): void => {
    if (this.closed) return
    if (document.visibilityState === 'hidden') {
      this.isHidden = true
      this.listener.old(Infinity)
      return
    }
    if (this.isHidden) this.listener.old(Date.now())
    this.isHidden = false
    if (this.socket && !this.heard && performance.now() - this.opened > STALE) this.drop(this.socket)
    if (this.socket === null) {
      clearTimeout(this.retry)
      this.open()
    } else if (this.heard && !this.asked) {
      this.ask(this.socket, AWAKE)
      clearTimeout(this.doubt)
      this.doubt = window.setTimeout(this.second, DOUBT)
    }
  }

  /** No answer yet: the old connection is dead or slow. The first of two to speak is kept. */
  private second = (): void => {
    this.isDoubted = true
    this.listener.there(false)
    this.beside = this.connect()
  }

  /** A connection without a welcome is stuck. One that has long been silent may be dead. */
  private check = (): void => {
    const { socket } = this
    if (!socket) return
    const now = performance.now()
    const isStuck = this.heard ? this.asked && now - this.asked > this.patience : now - this.opened > WELCOME
    if (isStuck) this.drop(socket)
    else if (this.heard && !this.asked && now - this.heard > QUIET) this.ask(socket)
  }

  /** Send a ping. */
  private ask(socket: WebSocket, patience = PATIENCE): void {
    if (socket.readyState !== WebSocket.OPEN) return
    this.asked = performance.now()
    this.patience = patience
    socket.send(JSON.stringify({ do: 'ping', id: `${this.mark}-ping-${++this.next}` }))
  }

  /** Do not wait for the browser, which may take minutes to notice a dead connection. */
  private drop(socket: WebSocket): void {
    silence(socket)
    this.lose(socket)
  }
}

/** Close a connection whose end nobody needs to hear of. */
function silence(socket: WebSocket): void {
  socket.onclose = null
  socket.close()
}

/** The messages of a frame, one on each line. At night a frame may hold any number of them, or none. */
function messagesIn(frame: string): Message[] {
  return frame
    .split('\n')
    .filter(line => line.trim())
    .map(line => JSON.parse(line) as Message)
}

/** Pad what is sent, so that its length tells nothing to somebody who listens to the network. */
function padded(text: string): string {
  const size = new TextEncoder().encode(text).length
  return text + ' '.repeat(Math.ceil(size / STEP) * STEP - size)
}
