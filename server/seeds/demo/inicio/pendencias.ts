import type { Collection, Demo } from '../collection.ts'
import { HORIZONTE } from '../empresas.ts'
import type { Talento } from '../talentos.ts'

type Pendencia = Demo<'utilitario/pendencia-ac'>

/** Adds pending payroll issues of the integrated company: absences, and items that can or cannot be removed, by role and state (spec 1 §6). */
export function addPendencias(demo: Collection, talentos: Talento[]): void {
  const nomes = talentos.filter(({ registro }) => registro.situacao !== 'D').map(({ registro }) => registro.nome ?? '')
  const ausencia = (n: number, periodo: string, motivo: string): Pendencia => ({
    tipo: 'ausencia',
    pendencia: `Ausência de ${nomes[n]}`,
    detalhes: periodo,
    statusDetalhes: 'Rejeitada pelo eSocial',
    msg: motivo,
  })
  const item = (role: string, statusCancelado: boolean, pendencia: string, detalhes: string): Pendencia => ({
    tipo: 'pendencia',
    pendencia,
    detalhes,
    statusDetalhes: statusCancelado ? 'Cancelada na folha' : 'Aguardando confirmação',
    msg: statusCancelado
      ? 'A folha cancelou o lançamento; a pendência pode ser excluída.'
      : 'A folha ainda não confirmou o lançamento.',
    role,
    statusCancelado,
  })
  demo.addAll('utilitario/pendencia-ac', HORIZONTE, [
    ausencia(0, '05/10/2026 a 09/10/2026', 'O período coincide com outro afastamento do mesmo trabalhador.'),
    ausencia(
      1,
      '13/10/2026 a 27/10/2026',
      'O código do motivo de afastamento não vale para a categoria do trabalhador.',
    ),
    ausencia(2, '19/10/2026', 'A data é anterior à admissão informada.'),
    item('ROLE_CAD_TALENTO', true, 'Alteração de cargo', `${nomes[3]}: novo cargo a partir de 01/10/2026`),
    item('ROLE_CAD_FAIXA_SALARIAL', true, 'Reajuste de faixa salarial', 'Faixa II, a partir de 01/05/2026'),
    item('ROLE_CAD_USUARIO', true, 'Usuário da folha', 'Acesso de um usuário da folha que foi desativado'),
    item('ROLE_CAD_AMBIENTE', true, 'Condição ambiental', 'Lote de condições ambientais da Filial Curitiba'),
  ])
}
