import { vi } from 'vitest'

// Files of tests share a thread, and what it has loaded; but each has modules of its own, as if nothing had been said before.
vi.resetModules()
