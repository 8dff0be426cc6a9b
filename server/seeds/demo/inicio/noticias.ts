import { type Collection, ref } from '../collection.ts'
import { AURORA } from '../empresas.ts'
import { usuarios } from '../usuarios.ts'

/** News and system notices. The urgent and the important piece of news are read by nobody yet. */
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
          noticia: ref(noticia),
          usuario: { id },
          lidaEm: `${noticia.data}T10:00:00-03:00`,
        })
  demo.addAll('utilitario/aviso-sistema', undefined, [
    {
      tipo: 'NOVA_VERSAO',
      mensagem: 'Há uma nova versão do Prumo RH. Veja o que muda antes de atualizar.',
      link: '/utilitario/sobre',
    },
    {
      tipo: 'REQUISITOS',
      mensagem:
        'O servidor da integração com a folha precisa de Java 11 e Tomcat 9 até 31/12/2026. Siga o guia de atualização.',
      link: 'https://tomcat.apache.org/migration-9.html',
    },
    {
      tipo: 'AJUSTE_CADASTRO',
      mensagem: 'Há estabelecimentos sem o código da folha. Complete o cadastro.',
      link: '/utilitario/estabelecimentos',
      empresa: { id: AURORA },
    },
  ])
}
