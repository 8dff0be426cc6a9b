import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fail } from '#server/platform/errors/errors.ts'
import { askPortal } from '#server/platform/plugins/portal-host.ts'
import { portalAddress } from '#server/platform/plugins/public-address.ts'

/** The used fields of a vacancy from GET /api/externo/anuncios. */
interface Vaga {
  id: number
  titulo: string
  descricao: string
  empresa: { id: number; nome: string }
  publicadaEm?: string
  cidade?: { nome: string; uf: string }
  area?: { nome: string }
}

const config = { authority: 'PUBLIC' }
/** Most vacancies of a feed, and vacancies per call. */
const NEWEST = 50
const PAGE = 100
/** Most addresses of our site map. */
const MOST = 10_000

/** Routes for readers of the public vacancies: a feed per company, the site map and robots.txt. */
export function portalFeeds(app: FastifyInstance): void {
  app.get('/externo/anuncios.rss', { config }, sendFeed)
  app.get('/sitemap.xml', { config }, sendSiteMap)
  app.get('/robots.txt', { config }, async (request, reply) =>
    cached(reply, 'text/plain').send(robots(portalAddress(request))),
  )
}

const cached = (reply: FastifyReply, type: string) =>
  reply.header('cache-control', 'public, max-age=300').type(`${type}; charset=utf-8`)

/** robots.txt: allows only the pages and calls of the portal that need no log-in. */
const robots = (base: string): string => `User-agent: *
Allow: /externo/anuncios
Allow: /externo/assets/
Allow: /externo/favicon.svg
Allow: /api/externo/anuncios
Allow: /api/externo/portal
Allow: /api/externo/empresas/
Disallow: /

Sitemap: ${base}/sitemap.xml
`

const addressOf = (base: string, { id, empresa }: Vaga): string =>
  `${base}/externo/anuncios/${id}?empresaId=${empresa.id}`

async function sendFeed(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const base = portalAddress(request)
  const { empresaId = '' } = request.query as { empresaId?: unknown }
  const query = `empresaId=${encodeURIComponent(String(empresaId))}`
  const { rows } = await ask<Vaga>(request.server, `/api/externo/anuncios?${query}&size=${NEWEST}`)
  const { empresa } = await read<{ empresa?: { nome: string } }>(request.server, `/api/externo/portal?${query}`)
  if (empresaId !== '' && !empresa) fail('NAO_ENCONTRADO')
  const page = `${base}/externo/anuncios${empresa ? `?${query}` : ''}`
  const title = empresa ? `Vagas abertas – ${empresa.nome}` : 'Vagas abertas'
  const days = rows.flatMap(({ publicadaEm }) => publicadaEm ?? []).sort()
  const { Feed } = await import('feed')
  const feed = new Feed({
    title,
    description: title,
    id: page,
    link: page,
    language: 'pt-BR',
    generator: 'Prumo RH',
    updated: new Date(`${days.at(-1) ?? request.server.prumo.today()}T12:00:00Z`),
    feedLinks: { rss: `${base}${request.url}` },
  })
  for (const vaga of rows)
    feed.addItem({
      title: empresa ? vaga.titulo : `${vaga.titulo} – ${vaga.empresa.nome}`,
      id: addressOf(base, vaga),
      link: addressOf(base, vaga),
      date: new Date(`${vaga.publicadaEm ?? request.server.prumo.today()}T12:00:00Z`),
      description: [vaga.cidade && `${vaga.cidade.nome} – ${vaga.cidade.uf}`, vaga.descricao]
        .filter(Boolean)
        .join('\n'),
      category: vaga.area ? [{ name: vaga.area.nome }] : [],
    })
  return cached(reply, 'application/rss+xml').send(feed.rss2())
}

async function sendSiteMap(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const base = portalAddress(request)
  const vagas: Vaga[] = []
  for (let page = 0; vagas.length < MOST; page++) {
    const { rows, total } = await ask<Vaga>(request.server, `/api/externo/anuncios?page=${page}&size=${PAGE}`)
    vagas.push(...rows)
    if (rows.length < PAGE || vagas.length >= Math.min(total, MOST)) break
  }
  const empresas = [...new Set(vagas.map(({ empresa }) => empresa.id))]
  const urls = [
    entry(`${base}/externo/anuncios`),
    ...empresas.map((id) => entry(`${base}/externo/anuncios?empresaId=${id}`)),
    ...vagas.map((vaga) => entry(addressOf(base, vaga), vaga.publicadaEm)),
  ]
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
  return cached(reply, 'application/xml').send(xml)
}

/** One entry of the site map, escaped as XML. */
const entry = (address: string, day?: string): string => {
  const text = address.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`)
  return `<url><loc>${text}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
}

async function answerOf(app: FastifyInstance, url: string) {
  const answer = await askPortal(app, url)
  if (answer.statusCode >= 500) throw new Error(`${url}: ${answer.statusCode}`)
  // the company does not exist
  return answer.statusCode === 200 ? answer : fail('NAO_ENCONTRADO')
}

const read = async <T>(app: FastifyInstance, url: string): Promise<T> => (await answerOf(app, url)).json()

async function ask<T>(app: FastifyInstance, url: string): Promise<{ rows: T[]; total: number }> {
  const answer = await answerOf(app, url)
  return { rows: answer.json(), total: Number(/\/(\d+)$/.exec(String(answer.headers['content-range']))?.[1] ?? 0) }
}
