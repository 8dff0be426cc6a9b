import type { RecordData } from '#schemas/runtime/model.ts'
import { sendJson } from './http.ts'
import { session } from './session.ts'
import { createStore } from './store.ts'

export type Tema = 'sistema' | 'claro' | 'escuro'

/** How a person has the shell. */
export interface LayoutChoice {
  tema: Tema
  menuRecolhido: boolean
  painelRecolhido: boolean
}

/** What this browser showed last, so that it is there before the server has answered, and on the log-in page. */
const key = 'prumo.layout'

const isTema = (value: unknown): value is Tema => value === 'claro' || value === 'escuro' || value === 'sistema'

/** Whatever was stored, read as a choice: what is missing or odd is the default. */
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

/** Whoever logs in finds the shell as they left it, on any computer. */
session.subscribe(() => {
  const state = session.get()
  const usuario = state.status === 'authenticated' ? state.info.usuario.id : undefined
  if (usuario !== undefined && usuario !== shownFor && state.status === 'authenticated')
    show(readChoice(state.info.layout))
  shownFor = usuario
})

/** Changes the shell at once and keeps it on the server; without an answer it holds in this browser. */
export function arrangeShell(change: Partial<LayoutChoice>): void {
  const choice = { ...layout.get(), ...change }
  show(choice)
  sendJson('PUT', '/api/userinfo/preferencias/tela.layout', { valor: choice }, { quiet: true }).catch(() => undefined)
}
