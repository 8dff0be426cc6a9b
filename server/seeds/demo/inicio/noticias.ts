import { type Collection, refOf } from '../collection.ts'
import { usuarios } from '../usuarios.ts'

/** Adds news items. The urgent and the important one are unread. */
export function addNoticias(demo: Collection): void {
  const noticias = demo.addAll('utilitario/noticia', undefined, [
    {
      texto: 'Candidatos com CNPJ alfanumérico: o novo formato da Receita Federal já é aceito em todos os cadastros.',
      criticidade: 2,
      data: '2026-07-06',
    },
    {
      texto: 'O relatório Duração para Preenchimento de Vagas pode ser agrupado por área ou por grupo ocupacional.',
      link: '/captacao/relatorios/duracao-vaga',
      criticidade: 1,
      data: '2026-08-18',
    },
    {
      texto: 'Cada usuário pode arrumar as caixas de mensagens da página inicial como preferir.',
      criticidade: 1,
      data: '2026-09-22',
    },
    {
      texto:
        'Novo leiaute do eSocial: os eventos de segurança e saúde no trabalho mudam em janeiro. Confira os ambientes e as funções antes disso.',
      link: 'https://www.gov.br/esocial/pt-br',
      criticidade: 0,
      data: '2026-10-20',
    },
    {
      texto: 'Manutenção programada: o sistema ficará indisponível no domingo, das 6h às 8h.',
      criticidade: -1,
      data: '2026-10-29',
    },
  ])
  const [primeira, segunda, terceira] = noticias
  const lidas = [
    [primeira, [usuarios.admin, usuarios.rh, usuarios.gestor, usuarios.sst, usuarios.rh2]],
    [segunda, [usuarios.admin, usuarios.rh, usuarios.rh2]],
    [terceira, [usuarios.rh]],
  ] as const
  for (const [noticia, leitores] of lidas)
    for (const id of leitores)
      if (noticia)
        demo.add('utilitario/noticia-leitura', undefined, {
          noticia: refOf(noticia),
          usuario: { id },
          lidaEm: `${noticia.data}T10:00:00-03:00`,
        })
}
