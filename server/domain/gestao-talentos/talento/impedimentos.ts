import type { Talento } from '#schemas/generated/types/gestao-talentos/talento.ts'
import type { Advice } from '#schemas/runtime/answers/advice.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { avisoDaEntrevista } from '#server/domain/avaliacao/colaborador-questionario/queries.ts'
import { areasLideradas } from '#server/domain/cargo-salario/area-organizacional/queries.ts'
import { afastamentoQueImpede } from '#server/domain/sst/afastamento/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'
import { cotaDepoisDe } from './indicadores/cota.ts'

/** A talent to be dismissed. */
export type Pessoa = Talento & { id: number }

/** Check of a dismissal on a day. */
export type Verificacao = (ctx: Ctx, talento: Pessoa, dia: string) => Promise<Advice[]>

/** Checks of all areas: impediments and advice before a dismissal. */
const VERIFICACOES: Verificacao[] = [
  estabilidade,
  afastamentoQueImpede,
  areasQueLidera,
  cotaDepoisDe,
  avisoDaEntrevista,
]

/** Advice on dismissing a talent on a day, impediments first. */
export async function impedimentosDe(ctx: Ctx, talento: Pessoa, dia: string): Promise<Advice[]> {
  const found = await Promise.all(VERIFICACOES.map((verifica) => verifica(ctx, talento, dia)))
  return found.flat().toSorted((a, b) => Number(b.impede) - Number(a.impede))
}

// spec 3 §4: a member of the safety committee cannot be dismissed up to that day
async function estabilidade(_ctx: Ctx, { dataEstabilidade }: Pessoa, dia: string): Promise<Advice[]> {
  if (dataEstabilidade === undefined || dataEstabilidade < dia) return []
  return [{ texto: `O talento tem estabilidade até ${displayDay(dataEstabilidade)}.`, impede: true }]
}

async function areasQueLidera(ctx: Ctx, { id }: Pessoa): Promise<Advice[]> {
  return (await areasLideradas(ctx, id)).map((area) => ({
    texto: `Responde pela área ${area.nome}: escolha quem o sucede.`,
    impede: false,
    endereco: `/cargo-salario/areas-organizacionais/${area.id}`,
  }))
}
