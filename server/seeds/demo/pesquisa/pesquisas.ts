import type { Area } from '../areas.ts'
import { addQuestionario } from '../avaliacao/perguntas.ts'
import { type Collection, type Demo, type Ref, refOf } from '../collection.ts'
import type { CompanyId } from '../empresas.ts'
import { Random } from '../random.ts'
import type { Talento } from '../talentos.ts'
import { PESQUISAS, type PesquisaDaDemo } from './pesquisas-demo.ts'
import { Escritor, respondeTudo } from './respostas.ts'

type Copia = Demo<'avaliacao/colaborador-questionario'>

/** First option number of surveys. */
const PRIMEIRA_OPCAO = 20_000
const MINIMO = 5
/** Area whose gestor is the user `lider`. */
const PRIMEIRA_AREA = 'Logística'
/** Answer date in released surveys. */
const ULTIMA = '2026-10-28'

/** Adds surveys in every state; sheets of anonymous ones are added after storing (`folhas.ts`). */
export function addPesquisas(
  demo: Collection,
  company: CompanyId,
  { areas, talentos }: { areas: Area[]; talentos: Talento[] },
): void {
  const numeros = { opcao: PRIMEIRA_OPCAO }
  for (const linha of PESQUISAS) {
    const { pergunta, adesao, animo, gente: _, folhas: __, acoes = [], ...dita } = linha
    const { questionario, perguntas } = addQuestionario(demo, company, linha.titulo, 'P', [...pergunta], numeros)
    if (linha.situacao === 'P') delete questionario.versoes
    const perguntadas = areasPerguntadas(areas, talentos, linha)
    const pesquisa = demo.add('pesquisa/pesquisa', company, {
      ...{ ...dita, questionario: refOf(questionario), ordemAleatoria: false },
      ...(!linha.porLink && {
        publico: {
          quem: 'CRITERIOS',
          areasOrganizacionais: perguntadas.map(({ area }) => refOf(area)),
          incluirAdmitidosDepois: false,
        },
      }),
      ...(linha.situacao !== 'P' && { numeroVersao: 1, liberadaEm: linha.dataIni }),
      ...(linha.situacao !== 'P' && linha.anonima && { grupoMinimo: MINIMO }),
    })
    const gente = perguntadas.flatMap(({ gente: dela }) => dela)
    for (const [i, acao] of acoes.entries())
      demo.add('pesquisa/acao-pesquisa', company, {
        ...acao,
        pesquisa: refOf(pesquisa),
        responsavel: refOf(gente[7 * i] as Ref),
      })
    if (linha.situacao === 'P') continue
    const random = new Random(`${linha.titulo} ${company}`)
    const escritor = new Escritor(random)
    for (const talento of gente) {
      const base = copiaDe(linha, pesquisa, questionario, talento)
      const situacao = random.chance(adesao)
        ? 'R'
        : linha.situacao === 'L' && adesao > 0 && random.chance(0.3)
          ? 'P'
          : 'N'
      const respostas = linha.anonima || situacao === 'N' ? [] : respondeTudo(random, escritor, perguntas, animo)
      demo.add('avaliacao/colaborador-questionario', company, {
        ...{ ...base, situacao, respostas: situacao === 'P' ? respostas.slice(0, 1) : respostas },
        ...(situacao === 'R' && { respondidaEm: linha.situacao === 'L' ? ULTIMA : linha.dataFim }),
      })
    }
  }
}

const copiaDe = ({ titulo, anonima }: PesquisaDaDemo, pesquisa: Ref, questionario: Ref, talento: Talento): Copia => ({
  ...{ titulo, origem: 'P', numeroVersao: 1, pesquisa: refOf(pesquisa), questionario: refOf(questionario) },
  ...{ colaborador: refOf(talento), avaliador: refOf(talento), email: talento.registro.contato?.email },
  ...(anonima && { anonima: true }),
})

interface Perguntada {
  area: Area
  gente: Talento[]
}

/** Areas of a survey: that of the demo gestor, then leaf areas, up to the maximum; some have fewer talentos than the minimum. */
function areasPerguntadas(
  areas: Area[],
  talentos: Talento[],
  { dataIni, gente: maximo }: PesquisaDaDemo,
): Perguntada[] {
  const abaixo = (area: Area) => (outra: Area) => outra.caminho.includes(area.nome)
  const primeira = areas.find(({ nome }) => nome === PRIMEIRA_AREA)
  const folhas = areas.filter(
    (area) => areas.filter(abaixo(area)).length === 1 && !(primeira && abaixo(primeira)(area)),
  )
  const escolhidas: Perguntada[] = []
  let quantos = 0
  for (const area of primeira ? [primeira, ...folhas] : folhas) {
    const gente = talentos.filter(
      ({ area: sua, registro: { situacao, dataAdmissao = '' } }) =>
        abaixo(area)(sua) && situacao === 'A' && dataAdmissao < dataIni,
    )
    if (gente.length === 0 || quantos + gente.length > maximo) continue
    quantos += gente.length
    escolhidas.push({ area, gente })
  }
  return escolhidas
}
