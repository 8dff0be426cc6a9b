import { PINNED, readPinned } from '#admin/dashboard/pinned.ts'
import { type Later, later } from '#admin/form/later.tsx'
import type { Preferences } from '#admin/providers/preferences.ts'
import type { SchemaSummary, UserInfo } from '#admin/providers/userinfo.ts'
import { deskTexts } from './texts.ts'

/** Data that decide whether a card is available to a session. */
export interface Rights {
  info: UserInfo
  schemas: SchemaSummary[]
  preferences: Preferences
}

/** A card of the start page. To add one: an entry of `deskCards`, and a component that renders a `Card`. */
export interface DeskCard {
  /** name stored in the user's choice */
  name: string
  title: string
  /** who may have it; default: everybody */
  shownTo?: (rights: Rights) => boolean
  /** takes the whole width */
  wide?: true
  /** comes when the card is first shown */
  component: Later<object>
}

const opens = (path: string, { schemas }: Rights) => schemas.find((one) => one.path === path)?.can.open === true
const reads = (path: string, { schemas }: Rights) => schemas.find((one) => one.path === path)?.can.read === true
const holds = (authority: string, { info }: Rights) => info.authorities.includes(authority)

const SELECTION = 'captacao/candidato-solicitacao'
const DUE_AUTHORITY = 'ROLE_VENCIMENTOS'
const INTERVIEW = 'captacao/entrevista'
const GOALS = 'ROLE_MINHAS_METAS'

/** Every card there is, in the order in which a new user has them: what is to be done first. */
export const deskCards: DeskCard[] = [
  {
    name: 'aprovacoes',
    title: deskTexts.approvals.title,
    shownTo: ({ schemas }) => schemas.some(({ actions }) => actions.length > 0),
    component: later(() => import('./cards/Approvals.tsx')),
  },
  {
    name: 'hoje',
    title: deskTexts.today.title,
    shownTo: (rights) => reads(INTERVIEW, rights) || holds(DUE_AUTHORITY, rights),
    component: later(() => import('./cards/Today.tsx')),
  },
  {
    name: 'tarefas',
    title: deskTexts.tasks.title,
    component: later(() => import('./cards/Tasks.tsx')),
  },
  {
    name: 'atrasados',
    title: deskTexts.late.title,
    shownTo: (rights) => opens(SELECTION, rights),
    component: later(() => import('./cards/LateCandidates.tsx')),
  },
  {
    name: 'vagas',
    title: deskTexts.vacancies.title,
    shownTo: (rights) => opens(SELECTION, rights),
    component: later(() => import('./cards/Vacancies.tsx')),
  },
  {
    name: 'indicadores',
    title: deskTexts.figures.title,
    // available once a figure is pinned
    shownTo: ({ preferences }) => readPinned(preferences[PINNED]).length > 0,
    component: later(() => import('./cards/Figures.tsx')),
  },
  {
    name: 'atalhos',
    title: deskTexts.shortcuts.title,
    component: later(() => import('./cards/Shortcuts.tsx')),
  },
  {
    name: 'pesquisas',
    title: deskTexts.surveys.title,
    shownTo: ({ info }) => info.usuario.talento !== undefined,
    component: later(() => import('./cards/Surveys.tsx')),
  },
  {
    name: 'metas',
    title: deskTexts.goals.title,
    shownTo: (rights) => holds(GOALS, rights),
    component: later(() => import('./cards/Goals.tsx')),
  },
  {
    name: 'vencimentos',
    title: deskTexts.due.title,
    shownTo: (rights) => holds(DUE_AUTHORITY, rights),
    component: later(() => import('./cards/Due.tsx')),
  },
  {
    name: 'pendencias',
    title: deskTexts.payroll,
    shownTo: ({ info }) => info.empresa.acIntegra === true,
    wide: true,
    component: later(() => import('./pendencias/PendenciasBox.tsx')),
  },
  {
    name: 'mensagens',
    title: deskTexts.messages,
    wide: true,
    component: later(() => import('./mensagens/AreaMensagens.tsx')),
  },
  {
    name: 'situacoes',
    title: deskTexts.situations.title,
    shownTo: (rights) => reads('captacao/solicitacao-pessoal', rights),
    component: later(() => import('./cards/RequestsBySituation.tsx')),
  },
]
