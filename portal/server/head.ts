import type { Empresa, VagaAberta } from '#schemas/runtime/answers/recruitment/portal.ts'
import { portalLink } from '../links.ts'
import { contaOportunidades, nomeDoLugar, tituloDasVagas, tituloDaVaga, vagaFechada } from '../texts.ts'
import { asLinkedData, escapeHtml } from './html.ts'
import { jobPosting } from './job-posting.ts'
import type { PublicPage } from './page.ts'

interface Known {
  empresa?: Empresa
  /** the answer to the page's own first call */
  first?: { body: unknown; total: number }
  origem: string
}

interface Preview {
  status: number
  titulo: string
  descricao: string
  /** canonical address; absent: noindex */
  endereco?: string
  /** further elements of the head */
  mais?: string
}

/** Title, description, preview for messengers (Open Graph) and data for search engines. */
export function headOf(page: PublicPage, known: Known): { status: number; head: string } {
  const { status, titulo, descricao, endereco, mais = '' } = previewOf(page, known)
  const { origem, empresa } = known
  const { imagem, logo } = empresa ?? {}
  const picture = imagem ?? logo
  const lines = [
    `<title>${escapeHtml(titulo)}</title>`,
    meta('name', 'description', descricao),
    endereco ? `<link rel="canonical" href="${escapeHtml(endereco)}">` : meta('name', 'robots', 'noindex'),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'pt_BR'),
    meta('property', 'og:site_name', empresa?.nome ?? 'Portal do candidato'),
    meta('property', 'og:title', titulo),
    meta('property', 'og:description', descricao),
    endereco && meta('property', 'og:url', endereco),
    picture && meta('property', 'og:image', `${origem}${picture}`),
    imagem && empresa?.descricaoImagem && meta('property', 'og:image:alt', empresa.descricaoImagem),
    meta('name', 'twitter:card', imagem ? 'summary_large_image' : 'summary'),
    mais,
  ]
  return { status, head: lines.filter(Boolean).join('') }
}

const meta = (kind: 'name' | 'property', name: string, content: string): string =>
  `<meta ${kind}="${name}" content="${escapeHtml(content)}">`

/** Shortens to one line of at most 160 characters, cut between words, for search engines and messengers. */
function brief(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length <= 160 ? line : `${line.slice(0, 160).replace(/\s+\S*$/, '')}…`
}

function previewOf(page: PublicPage, known: Known): Preview {
  const { empresa } = known
  if (page.linkErrado || (page.empresaId !== '' && !empresa))
    return {
      status: 404,
      titulo: 'Link inválido',
      descricao: 'Empresa ID inválido. Revise ou solicite novamente o link',
    }
  return page.kind === 'lista' ? daLista(page, known) : daVaga(page, known)
}

function daLista({ url, empresaId }: PublicPage, { empresa, first, origem }: Known): Preview {
  const vagas = (first?.body ?? []) as VagaAberta[]
  const quem = empresa ? ` na empresa ${empresa.nome}` : ''
  const titulos = [...new Set(vagas.map(({ titulo }) => titulo))].join(', ')
  const descricao = titulos
    ? `${contaOportunidades(first?.total ?? 0)}${quem}: ${titulos}`
    : (empresa?.apresentacao ?? 'Vagas abertas: conheça as oportunidades e candidate-se.')
  const { q, ...asked } = Object.fromEntries(url.searchParams)
  const shown = ['cidadeId', 'areaId', 'vinculo', 'pagina'].flatMap((name) =>
    asked[name] ? [[name, asked[name]]] : [],
  )
  const rss = `${origem}/externo${portalLink('/anuncios.rss', { empresaId })}`
  return {
    status: 200,
    titulo: tituloDasVagas(empresa?.nome),
    descricao: brief(descricao),
    // search results are not indexed
    endereco: q
      ? undefined
      : `${origem}/externo${portalLink('/anuncios', { empresaId, ...Object.fromEntries(shown) })}`,
    mais: `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(tituloDasVagas(empresa?.nome))}" href="${escapeHtml(rss)}">`,
  }
}

function daVaga({ kind }: PublicPage, { empresa, first, origem }: Known): Preview {
  const vaga = kind === 'vaga' ? (first?.body as VagaAberta | undefined) : undefined
  if (!vaga)
    return {
      status: 404,
      titulo: vagaFechada,
      descricao: 'Ela pode ter sido preenchida ou encerrada. Veja as outras oportunidades.',
    }
  const endereco = `${origem}/externo${portalLink(`/anuncios/${vaga.id}`, { empresaId: vaga.empresa.id })}`
  const onde = vaga.cidade ? `${nomeDoLugar(vaga.cidade)}. ` : ''
  return {
    status: 200,
    titulo: tituloDaVaga(vaga),
    descricao: brief(`${onde}${vaga.descricao}`),
    endereco,
    mais: asLinkedData(jobPosting(vaga, { endereco, logo: empresa?.logo && `${origem}${empresa.logo}` })),
  }
}
