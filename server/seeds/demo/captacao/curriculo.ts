import type { Cargo } from '../cargos/cargos.ts'
import type { Demo } from '../collection.ts'

type Pessoa = Demo<'captacao/candidato'>

const perfis = [
  'Profissional organizado, com facilidade para trabalhar em equipe e cumprir metas e prazos.',
  'Experiência com operação de máquinas, controle de qualidade e boas práticas de fabricação.',
  'Vivência em rotinas administrativas, atendimento a clientes e elaboração de planilhas e relatórios.',
  'Conhecimento de normas de segurança do trabalho, uso de EPI e manutenções preventivas.',
  'Habilidade em negociação, organização de estoques e conferência de notas fiscais.',
]

const mes = (dia: string | undefined) => (dia ? `${dia.slice(5, 7)}/${dia.slice(0, 4)}` : 'hoje')

/** Text of a candidato's CV, generated from the registration so that both agree. */
export function curriculoDe(index: number, pessoa: Pessoa, cargos: Cargo[]): string {
  const { nome, contato, formacao = [], certificados = [], experiencias = [] } = pessoa
  const nomeDo = (id: number | undefined) => cargos.find((cargo) => cargo.id === id)?.linha.nome
  const pretende = (pessoa.cargos ?? []).flatMap(({ id }) => nomeDo(id) ?? [])
  const secao = (titulo: string, linhas: string[]) => (linhas.length === 0 ? [] : ['', titulo, ...linhas])
  return [
    nome,
    `E-mail: ${contato?.email ?? ''}`,
    ...secao('OBJETIVO', pretende.length > 0 ? [`Atuar como ${pretende.join(' ou ')}.`] : []),
    ...secao('PERFIL', [perfis[index % perfis.length] ?? '']),
    ...secao(
      'EXPERIÊNCIA PROFISSIONAL',
      experiencias.map(
        ({ empresa, cargo, nomeMercado, dataAdmissao, dataDesligamento }) =>
          `${empresa} – ${nomeMercado ?? nomeDo(cargo?.id) ?? ''}, ${mes(dataAdmissao)} a ${mes(dataDesligamento)}`,
      ),
    ),
    ...secao(
      'FORMAÇÃO',
      formacao.map(({ curso, local }) => `${curso}, ${local}`),
    ),
    ...secao(
      'CURSOS',
      certificados.map(({ titulo, organizacao }) => `${titulo}, ${organizacao}`),
    ),
  ].join('\n')
}
