import type { RecordData } from '#schemas/runtime/model.ts'
import { sendJson } from './http.ts'
import { session } from './session.ts'
import { createStore } from './store.ts'

export type Tema = 'sistema' | 'claro' | 'escuro'

/** The user's layout of the shell. */
export interface LayoutChoice {
  tema: Tema
  menuRecolhido: boolean
  painelRecolhido: boolean
}

/** localStorage key of the last layout, used before the server has answered and on the log-in page. */
const key = 'prumo.layout'

const isTema = (value: unknown): value is Tema => value === 'claro' || value === 'escuro' || value === 'sistema'

/** Reads a stored layout; missing or invalid parts get their defaults. */
function readChoice(stored: unknown): LayoutChoice {
  const { tema, menuRecolhido, painelRecolhido } = (stored ?? {}) as RecordData
  return {
    tema: isTema(tema) ? tema : 'sistema',
    menuRecolhido: menuRecolhido === true,
    painelRecolhido: painelRecolhido === true,
  }
}

function readBrowser(): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}')
  } catch {
    return {}
  }
}

export const layout = createStore<LayoutChoice>(readChoice(readBrowser()))

function show(choice: LayoutChoice): void {
  localStorage.setItem(key, JSON.stringify(choice))
  layout.set(choice)
}

let shownFor: number | undefined

/** After log-in, applies the layout the user stored on the server. */
session.subscribe(() => {
  const state = session.get()
  const usuario = state.status === 'authenticated' ? state.info.usuario.id : undefined
  if (usuario !== undefined && usuario !== shownFor && state.status === 'authenticated')
    show(readChoice(state.info.layout))
  shownFor = usuario
})

/** Changes the layout at once and stores it on the server; if that fails, it stays in this browser only. */
export function arrangeShell(change: Partial<LayoutChoice>): void {
  const choice = { ...layout.get(), ...change }
  show(choice)
  sendJson('PUT', '/api/userinfo/preferencias/tela.layout', { valor: choice }, { quiet: true }).catch(() => undefined)
}
