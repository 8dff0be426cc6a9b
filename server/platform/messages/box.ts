import type { Mensagem } from '#schemas/generated/types/utilitario/mensagem.ts'

type Box = Mensagem['tipo']

/** Message box by folder of schemas/; folders that are missing use that of the utilities (U). */
const BOXES: Record<string, Box> = {
  captacao: 'R',
  'cargo-salario': 'C',
  pesquisa: 'P',
  avaliacao: 'A',
  desenvolvimento: 'T',
  'gestao-talentos': 'F',
  sst: 'S',
}

/** The box in which messages about records of a group lie. */
export const boxOf = (group: string): Box => BOXES[group] ?? 'U'
