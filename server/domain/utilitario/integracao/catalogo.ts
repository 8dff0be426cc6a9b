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

/** A service that we call: where the operator says that it is, and how it is asked whether it answers. */
export interface Servico {
  /** part of its calls' addresses */
  slug: string
  /** the variable of the server that says its address */
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

/** A system that calls us with a key that it was given here, on behalf of a user. */
export interface Chamador {
  slug: string
  /** what the user needs to be named */
  direito: string
}

export const chamadores: Partial<Record<Nome, Chamador>> = {
  FORTES_BI: { slug: 'fortes-bi', direito: 'ROLE_FORTES_BI' },
  AC_PESSOAL: { slug: 'fortes-pessoal', direito: 'ROLE_INTEGRA_FOLHA' },
}

/** What people call it. */
export const tituloDe = ({ entities }: Pick<Model, 'entities'>, nome: Nome): string =>
  entities
    .get('utilitario/integracao')
    ?.fields.find((field) => field.name === 'nome')
    ?.options?.find(({ value }) => value === nome)?.title ?? nome
