"""Start the server, and say where it is."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from typing import Final

import click
import segno
import uvicorn

from citysleeps.console import print_nowhere, shows
from citysleeps.server.address import OWN, phone_address
from citysleeps.server.app import application
from citysleeps.server.claim import claim
from citysleeps.server.desk import Desk
from citysleeps.server.guard import Guard
from citysleeps.server.journal import keep_journal
from citysleeps.server.proxy import Network
from citysleeps.server.relay import Relay
from citysleeps.server.socket import Socket
from citysleeps.server.visitor import Visitor
from citysleeps.store.address import public_name
from citysleeps.store.open import open_store
from citysleeps.store.port import Unavailable
from citysleeps.table.thinkers import Apart

log = logging.getLogger("citysleeps")
ANYWHERE: Final = ("0.0.0.0", "::", "")
UNREACHED: Final = """\
A phone cannot open it? Try, in this order:
 - Wi-Fi: the phone must be in the same network as this computer, not on mobile data.
 - Guest networks often keep phones apart: use the main network.
 - Firewall: allow connections to port {port} on this computer.
 - Or turn on a phone's hotspot, connect this computer and all phones to it, and start again."""
BLOCKS: Final = "▀▄█"  # of which a QR code is drawn


def serve(
    host: str,
    port: int,
    database: str,
    bot_seconds: float,
    beat_seconds: float,
    origins: tuple[str, ...],
    limited: bool,
    open_days: int,
    archive_days: int,
    keep_days: int,
    journal: str,
    proxies: tuple[Network, ...],
    node: str,
) -> None:
    """Serve until stopped. Raises Unavailable if the database cannot be used, or another server uses it."""
    keep_journal(journal)
    store = open_store(database, node)
    sign = claim(database)
    in_network = host in ANYWHERE
    desk = Desk(store, bot_seconds, beat_seconds, origins, limited, in_network, open_days, proxies, node, Apart())
    desk.nodes.secret = asyncio.run(store.secret())
    desk.archive_days = archive_days
    desk.keep_days = keep_days
    config = uvicorn.Config(
        Guard(Relay(application(desk), desk), desk),
        host=host,
        port=port,
        loop="auto",  # uvloop if installed
        http=type("Guest", (Visitor,), {"desk": desk}),
        ws=type("TableSocket", (Socket,), {"desk": desk}),
        access_log=False,
        log_config=None,
        log_level="warning",
        server_header=False,
        proxy_headers=False,  # guard.py and handshake.py read them, by one rule
        timeout_graceful_shutdown=3,
    )
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=config.backlog)
    except OSError as error:
        raise Unavailable(f"cannot listen on {host}, port {port}: {error.strerror or error}") from error
    with listening, sign:
        Server(config, desk, database).run([listening])


class Server(uvicorn.Server):
    """Announces its address once it listens, and puts its tables away before it stops."""

    def __init__(self, config: uvicorn.Config, desk: Desk, database: str) -> None:
        super().__init__(config)
        self.desk = desk
        self.database = database

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            port = self.servers[0].sockets[0].getsockname()[1]
            try:
                announce(self.config.host, port, self.database)
            except OSError as error:  # the pipe was closed, or the disk is full: it serves all the same
                print_nowhere()
                log.warning("the address could not be printed: %s", error.strerror)
            freeze_memory()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        try:
            await self.desk.close()
        finally:
            await super().shutdown(sockets)


def announce(host: str, port: int, database: str) -> None:
    """The address for this machine and for phones, and what to do next."""
    name = f"[{host}]" if ":" in host else host
    address = f"http://{phone_address() if host in ANYWHERE else name}:{port}"
    click.echo(f"City Sleeps is on {address} and keeps its tables in {public_name(database)}.")
    draws = shows(BLOCKS) and name not in OWN
    if name in OWN:
        click.echo("Open the address on this machine: no other can reach it. Programs play by docs/protocol.md.")
    else:
        scan = "Scan this with phones in the same network, or open" if draws else "With phones in the same network open"
        click.echo(f"{scan} the address; programs play by docs/protocol.md.")
        click.echo("On a laptop or television open it too, type the code of the table, and let it be the table screen.")
    click.echo("Stop it with Ctrl-C: nothing is lost, every table goes on where it was when you start it again.")
    if host in ANYWHERE:
        click.echo(UNREACHED.format(port=port))
    if draws:
        segno.make(address, micro=False).terminal(compact=True)


def freeze_memory() -> None:
    """Exclude everything loaded so far from garbage collection, and collect less often."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
