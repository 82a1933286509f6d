// When eyes are closed, in any book: then all phones look alike, and nothing lies over the screen.

import type { Table } from '../table/table.svelte'

const DARK = ['first_night', 'night', 'agent_phase', 'gang_recognition', 'mafia_phase']

export const isDark = (table: Table): boolean => DARK.includes(table.where[0] ?? '')
