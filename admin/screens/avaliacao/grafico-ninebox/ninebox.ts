import type { Theme } from '@mui/material/styles'
import { percent } from '#admin/desempenho/resultado.ts'
import type { BOXES } from '#schemas/runtime/ninebox.ts'
import { nineboxTexts as t } from './texts.ts'

export interface Lugar {
  id: number
  nome: string
  foto: string | null
  cargo: string | null
  potencial: number | null
  desempenho: number | null
  movimentoId: number | null
  calculado: number | null
  box: number | null
}

export interface Caixa {
  nomeclatura: string
  descricao: string
  quantidade: number
  colaboradorIds: number[]
}

export type Grafico = Record<`box${(typeof BOXES)[number]}`, Caixa> & {
  avaliacaoDesempenho: { id: number; titulo: string }
  inverter: boolean
  vazio?: string
  talentos: Lugar[]
  semEixo: Lugar[]
  calibracao: { id: number; titulo: string } | null
}

export interface Movimento {
  id: number
  colaborador: { id: number; nome: string }
  de: number
  para: number
  motivo: string
  quem: string
  quando: string
  desfeitoPor: string | null
  desfeitoEm: string | null
}

export const NINEBOX = '/api/avaliacao/ninebox'
export const CALIBRACOES = '/api/avaliacao/calibracoes-ninebox'

export const caixaDe = (grafico: Grafico, box: number): Caixa => grafico[`box${box as (typeof BOXES)[number]}`]

export const eixosDe = ({ potencial, desempenho }: Lugar): string => t.axes(percent(potencial), percent(desempenho))

type Tone = 'error' | 'warning' | 'info' | 'success'
const tones: readonly Tone[] = ['warning', 'info', 'success', 'warning', 'info', 'success', 'error', 'warning', 'info']

/** From red (both low) to green (high performance and not low potential), in either mode. */
export const corDe = (box: number) => (theme: Theme) => theme.palette[tones[box - 1] ?? 'info'].main

const LONGEST = 200

/** spec 2 §9: 200 characters and an ellipsis */
export const resumo = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
