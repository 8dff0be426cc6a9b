import type { Afastamento } from '#schemas/generated/types/sst/afastamento.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { acompanhaFolha, type Lancamento, type Lancamentos } from '#server/domain/utilitario/pendencia-ac/queries.ts'
import type { Ctx } from '#server/platform/crud/define.ts'

export const ORIGEM = 'sst/afastamento'

/** A leave as an item for the payroll system. */
interface Saida extends Lancamento {
  inicio: string
  fim?: string
  motivo: number
  talento?: string
}

const saidas: Lancamentos<Saida> = {
  origem: ORIGEM,
  mesmo: (a, b) => a.inicio === b.inicio && a.fim === b.fim && a.motivo === b.motivo,
  descreve: async (_ctx, { inicio, fim, talento }) => ({
    pendencia: 'Afastamento de talento',
    detalhes: `${talento ?? 'Talento'}: afastamento a partir de ${displayDay(inicio)}${fim ? ` até ${displayDay(fim)}` : ''}`,
    role: 'ROLE_CAD_AFASTAMENTO',
  }),
}

/** Pending (A) while the payroll system has not answered or has refused it — spec 3 §4 */
const saidaDe = ({ id, inicio, fim, motivo, statusAC, colaborador }: Afastamento): Saida => ({
  ...{ id, inicio, fim, motivo: motivo.id },
  status: statusAC === undefined || statusAC === 'SEM_ERRO' ? 'C' : 'A',
  talento: (colaborador as { nome?: string }).nome,
})

export const mudouParaFolha = (record: Afastamento, before: Afastamento): boolean =>
  record.colaborador.id !== before.colaborador.id || !saidas.mesmo(saidaDe(record), saidaDe(before))

/** Opens and closes the payroll item of a leave, after the save. */
export const acompanhaAfastamento = (ctx: Ctx, record: Afastamento, before: Afastamento | undefined): Promise<void> =>
  acompanhaFolha(ctx, saidas, [saidaDe(record)], before && [saidaDe(before)])
