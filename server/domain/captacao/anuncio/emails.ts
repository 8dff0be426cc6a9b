import { displayDay } from '#schemas/runtime/dates.ts'
import type { VagaRow } from './queries.ts'

/** Sender and recipient of a recommendation (spec 1 §3.6). */
export interface Indicacao {
  nome: string
  email: string
  nomeAmigo: string
  emailAmigo: string
}

/** URL of a vacancy's portal page. */
export const enderecoDaVaga = (base: string, { id, empresa }: Pick<VagaRow, 'id' | 'empresa'>): string =>
  `${base}/externo/anuncios/${id}?empresaId=${empresa.id}`

/** The vacancy in a few lines of an e-mail. */
export function resumoDaVaga({ titulo, empresa, cidade, previsao }: VagaRow): string {
  const lugar = cidade && `${String(cidade.nome)} – ${String(cidade.uf)}`
  const prazo = previsao && `Inscrições até ${displayDay(previsao)}`
  return [titulo, empresa.nome, lugar, prazo].filter(Boolean).join('\n')
}

/** The e-mail that recommends a vacancy to a friend. */
export function emailDaIndicacao({ nome, email, nomeAmigo }: Indicacao, vaga: VagaRow, endereco: string) {
  return {
    subject: `${nome} indicou uma vaga para você: ${vaga.titulo}`,
    text: `Olá, ${nomeAmigo}.

${nome} (${email}) viu esta vaga e achou que ela pode interessar a você:

${resumoDaVaga(vaga)}

Conheça a vaga e candidate-se:
${endereco}

Esta mensagem foi enviada uma única vez, a pedido de ${nome}, pela página de vagas da empresa ${vaga.empresa.nome}. Se você não conhece esta pessoa, desconsidere a mensagem.`,
  }
}

/** Sender and message of an advert sent by the company. */
export interface Remessa {
  remetente: string
  mensagem?: string
}

/** The e-mail by which the company itself sends an advert. */
export function emailDoAnuncio({ remetente, mensagem }: Remessa, vaga: VagaRow, endereco: string) {
  const { titulo, descricao, empresa } = vaga
  const partes = [
    'Olá.',
    mensagem,
    `A empresa ${empresa.nome} está com esta vaga aberta:`,
    resumoDaVaga(vaga),
    descricao.trim(),
    `Conheça a vaga e candidate-se:\n${endereco}`,
    `Esta mensagem foi enviada por ${remetente}, da empresa ${empresa.nome}. Se ela não interessa a você, desconsidere-a.`,
  ]
  return { subject: `Vaga aberta: ${titulo} – ${empresa.nome}`, text: partes.filter(Boolean).join('\n\n') }
}
