import { type Collection, refOf } from '../collection.ts'
import { addDays, HOJE } from '../days.ts'
import type { CompanyId } from '../empresas.ts'
import type { Solicitacao } from './solicitacoes.ts'

/** Adds an anuncio for every approved solicitacao that is not cancelled; those of open ones are visible in the portal, every other one without an end date. */
export function addAnuncios(demo: Collection, company: CompanyId, solicitacoes: Solicitacao[]): void {
  const aprovadas = solicitacoes.filter(({ registro }) => registro.status === 'A' && !registro.cancelada)
  for (const [index, solicitacao] of aprovadas.entries()) {
    const { registro, cargo } = solicitacao
    const aberta = !registro.encerrada && !registro.suspensa
    const fim = registro.encerrada
      ? registro.dataPrevisaoEncerramento
      : index % 2
        ? addDays(HOJE, 60 + index)
        : undefined
    demo.add('captacao/anuncio', company, {
      solicitacao: refOf(solicitacao),
      titulo: `Vaga de ${cargo.linha.nome}`,
      descricao: texto(solicitacao),
      exibirModuloExterno: aberta && cargo.linha.grupo !== 'Direção',
      ...(fim ? { previsaoEncerramento: fim } : {}),
      diasEsperaNovaAplicacao: 90,
    })
  }
}

function texto({ cargo, registro }: Solicitacao): string {
  const vagas = registro.quantidade === 1 ? 'uma vaga' : `${registro.quantidade} vagas`
  return [
    `Temos ${vagas} para ${cargo.linha.nome}.`,
    `Horário: ${registro.horarioComercial}.`,
    `Requisitos: ${registro.experiencias}`,
    `${registro.infoComplementares}`,
  ].join('\n')
}
