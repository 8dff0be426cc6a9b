import { displayDay } from '#schemas/runtime/dates.ts'
import { type Collection, type Demo, refOf } from '../collection.ts'
import { addDays, HOJE } from '../days.ts'
import type { CompanyId } from '../empresas.ts'
import type { Talento } from '../talentos.ts'

type Pendencia = Demo<'utilitario/pendencia-ac'>

/** Fixed id of the row that a payroll item refers to, above the range used by salary plans. */
const LINHA = 5000

/** Adds an admission, a termination and a salary change that wait for the payroll, each with its pending item. */
export function addPassagens(demo: Collection, company: CompanyId, talentos: Talento[]): void {
  const ativos = talentos
    .filter(({ registro }) => registro.situacao === 'A')
    .sort((a, b) => admissaoDe(a).localeCompare(admissaoDe(b)))
  const [muda, sai, entra] = ativos.slice(-3)
  const motivo = talentos.find(({ registro }) => registro.motivoDesligamento)?.registro.motivoDesligamento
  if (!muda || !sai || !entra || !motivo) throw new Error(`Too few talents in company ${company}`)
  Object.assign(entra.registro, { situacao: 'G' })
  const dataDesligamento = addDays(HOJE, 70)
  Object.assign(sai.registro, { situacao: 'U', dataDesligamento, motivoDesligamento: motivo })
  const data = addDays(HOJE, -6)
  Object.assign(muda.registro, { historicos: [...(muda.registro.historicos ?? []), risen(muda.registro, data)] })
  demo.addAll('utilitario/pendencia-ac', company, [
    item('Admissão de talento', `Admissão em ${displayDay(admissaoDe(entra))}`, { talento: entra }),
    item('Desligamento de talento', `Desligamento em ${displayDay(dataDesligamento)}`, { talento: sai }),
    item('Histórico de talento', `Nova situação a partir de ${displayDay(data)}`, {}),
  ])
}

const admissaoDe = ({ registro }: Talento): string => String(registro.dataAdmissao)

/** His last row, with a tenth more. */
function risen({ historicos = [] }: Talento['registro'], data: string) {
  const last = historicos.at(-1)
  if (!last) throw new Error('A talent without a row')
  const salario = Math.round((last.salario ?? 2000) * 1.1)
  return { ...last, id: LINHA, data, motivo: 'MERITO' as const, tipoSalario: 3 as const, salario, status: 'A' as const }
}

const item = (pendencia: string, detalhes: string, { talento }: { talento?: Talento }): Pendencia => ({
  tipo: 'pendencia',
  pendencia,
  detalhes,
  statusDetalhes: 'Aguardando confirmação',
  msg: 'A folha ainda não confirmou o lançamento.',
  role: 'ROLE_CAD_TALENTO',
  origem: talento ? 'gestao-talentos/talento' : 'gestao-talentos/talento-historico',
  origemId: talento ? refOf(talento).id : LINHA,
})
