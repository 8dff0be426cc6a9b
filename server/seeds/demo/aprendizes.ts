import { addDays, HOJE } from './days.ts'

/** An apprentice is at most 24 years old and has a contract of at most two years (CLT, art. 428). */
const DIAS_DE_CONTRATO = 700
/** Every so many of those who came last begin as apprentices. */
const CADA = 5

interface Contratado {
  dataNascimento: string
  dataAdmissao: string
  situacao: 'A' | 'D'
  vinculo: 'E' | 'T' | 'S'
}

/** Some of those who came last are apprentices, with a contract that ends. Nothing is drawn by lot for it. */
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
