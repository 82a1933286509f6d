import { mount } from 'svelte'
import App from './App.svelte'
import { mayKeepAwake } from './shell/awake'
import { stayFresh } from './shell/fresh'
import { addIcons } from './shell/sprite'
import icons from './styles/icons.svg?raw'
import './styles/tokens.css'
import './styles/base.css'
import './styles/phone.css'
import './styles/seats.css'
import './styles/secret.css'
import './styles/panels.css'
import './styles/court.css'
import './styles/pieces.css'
import './styles/board.css'
import './styles/story.css'
import './styles/sheets.css'
import './styles/screen.css'
import './styles/saying.css'
import './styles/large.css'
import './styles/colours.css'
import './styles/voice.css'
import './styles/app.css'
import { preferred, speech } from './words/words.svelte'

document.documentElement.dataset.runs = '' // public/old.js looks for it
addIcons(icons)
stayFresh()
mayKeepAwake()

void speech.speak(preferred()).then(() => mount(App, { target: document.getElementById('app')! }))

if ('serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js').catch(() => {}) // a browser that keeps nothing still plays
