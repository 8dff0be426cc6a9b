import type { Integracao } from '#schemas/generated/types/utilitario/integracao.ts'
import type { Model } from '#schemas/load.ts'
import type { Env } from '#server/env.ts'
import { testChatPro } from '#server/platform/integrations/chat-pro/client.ts'
import { testColabore } from '#server/platform/integrations/colabore/client.ts'
import { testEduvem } from '#server/platform/integrations/eduvem/client.ts'
import { testFerramenta } from '#server/platform/integrations/ferramenta-pesquisa/client.ts'
import { testSolides } from '#server/platform/integrations/solides/client.ts'
import type { Answered, ServiceSettings } from '#server/platform/outbound/json-service.ts'

export type Nome = Integracao['nome']

/** A service that the server calls: its configured address, and its test. */
export interface Servico {
  /** path segment of its routes */
  slug: string
  /** environment variable with its address */
  variavel: string
  endereco(env: Env): { url: string; key?: string } | undefined
  testa(settings: ServiceSettings): Promise<Answered>
}

export const servicos: Partial<Record<Nome, Servico>> = {
  FORTES_COLABORE: {
    ...{ slug: 'fortes-colabore', variavel: 'COLABORE_URL', endereco: ({ colabore }) => colabore },
    testa: testColabore,
  },
  CHAT_PRO: {
    ...{ slug: 'chat-pro', variavel: 'CHATPRO_URL', endereco: ({ chatPro }) => chatPro },
    testa: testChatPro,
  },
  SOLIDES: {
    ...{ slug: 'solides', variavel: 'SOLIDES_URL', endereco: ({ solides }) => solides },
    testa: testSolides,
  },
  EDUVEM: {
    ...{ slug: 'eduvem', variavel: 'EDUVEM_URL', endereco: ({ eduvem }) => eduvem },
    testa: testEduvem,
  },
  FERRAMENTA_PESQUISA: {
    ...{ slug: 'ferramenta-pesquisa', variavel: 'FERRAMENTA_PESQUISA_URL' },
    endereco: ({ ferramentaPesquisa }) => ferramentaPesquisa,
    testa: testFerramenta,
  },
}

/** A system that calls this server with an API key, on behalf of a user. */
export interface Chamador {
  slug: string
  /** authority that the user needs */
  direito: string
}

export const chamadores: Partial<Record<Nome, Chamador>> = {
  FORTES_BI: { slug: 'fortes-bi', direito: 'ROLE_FORTES_BI' },
  AC_PESSOAL: { slug: 'fortes-pessoal', direito: 'ROLE_INTEGRA_FOLHA' },
}

/** Title of an integration. */
export const tituloDe = ({ entities }: Pick<Model, 'entities'>, nome: Nome): string =>
  entities
    .get('utilitario/integracao')
    ?.fields.find((field) => field.name === 'nome')
    ?.options?.find(({ value }) => value === nome)?.title ?? nome
