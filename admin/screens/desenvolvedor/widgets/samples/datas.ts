import type { Family, KeyHelp } from '../sample.ts'
import { asSchema } from '../source.ts'
import json from './datas.json'

const CALENDAR: KeyHelp[] = [
  ['↓', 'abre o calendário'],
  ['← ↑ → ↓', 'andam pelos dias ou pelos meses'],
  ['PageUp PageDown', 'vão ao mês anterior ou seguinte; com Shift, ao ano'],
  ['Home End', 'vão ao começo ou ao fim da semana'],
  ['Enter', 'escolhe'],
  ['Esc', 'fecha sem escolher'],
]

export default {
  order: 30,
  title: 'Datas e horas',
  fields: {
    source: asSchema(json),
    load: () => import('./datas.json?definicao'),
    values: {
      data: '2026-11-20',
      mesAno: '2026-11',
      hora: '08:30',
      horas: '1200:30',
      dataHora: '2026-11-20T14:30:00-03:00',
    },
    keys: { data: CALENDAR, mesAno: CALENDAR, dataHora: CALENDAR },
  },
} satisfies Family
