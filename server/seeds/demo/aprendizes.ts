import { addDays, HOJE } from './days.ts'

/** Duration of an apprentice's contract: at most two years; apprentices are at most 24 years old (CLT, art. 428). */
const DIAS_DE_CONTRATO = 700
/** Every fifth of the recent admissions is an apprentice. */
const CADA = 5

interface Contratado {
  dataNascimento: string
  dataAdmissao: string
  situacao: 'A' | 'D'
  vinculo: 'E' | 'T' | 'S'
}

/** Turns some recent admissions into apprentices with a fixed-term contract. Draws no random numbers, so that other data stay the same. */
export function comoAprendiz<Talento extends Contratado>(index: number, grupo: string, talento: Talento) {
  const { dataNascimento, dataAdmissao, situacao, vinculo } = talento
  const novato = situacao === 'A' && vinculo === 'E' && dataAdmissao > addDays(HOJE, 60 - DIAS_DE_CONTRATO)
  if (!novato || grupo !== 'Operacional' || index % CADA !== 3) return talento
  return {
    ...talento,
    vinculo: 'A' as const,
    dataNascimento: `${2005 + (index % 3)}${dataNascimento.slice(4).replace('02-29', '02-28')}`,
    dataTerminoContrato: addDays(dataAdmissao, DIAS_DE_CONTRATO),
  }
}
