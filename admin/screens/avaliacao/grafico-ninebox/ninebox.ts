import type { Theme } from '@mui/material/styles'
import { percentText } from '#admin/desempenho/resultado.ts'
import type { NineBoxCell, NineBoxChart, NineBoxPlace } from '#schemas/runtime/answers/evaluation/ninebox.ts'
import type { BOXES } from '#schemas/runtime/domain/ninebox.ts'
import { nineboxTexts as t } from './texts.ts'

export const NINEBOX = '/api/avaliacao/ninebox'
export const CALIBRACOES = '/api/avaliacao/calibracoes-ninebox'

export const caixaDe = (grafico: NineBoxChart, box: number): NineBoxCell =>
  grafico[`box${box as (typeof BOXES)[number]}`]

export const eixosDe = ({ potencial, desempenho }: NineBoxPlace): string =>
  t.axes(percentText(potencial), percentText(desempenho))

type Tone = 'error' | 'warning' | 'info' | 'success'
const tones: readonly Tone[] = ['warning', 'info', 'success', 'warning', 'info', 'success', 'error', 'warning', 'info']

/** From red (both low) to green (high performance and not low potential), in either mode. */
export const corDe = (box: number) => (theme: Theme) => theme.palette[tones[box - 1] ?? 'info'].main

const LONGEST = 200

/** spec 2 §9: 200 characters and an ellipsis */
export const resumoDe = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text)
