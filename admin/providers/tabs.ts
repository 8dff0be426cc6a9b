import type { UserInfo } from './userinfo.ts'

/** What the tabs of one browser tell each other: they share one session. */
export type TabMessage =
  | { tipo: 'entrou'; usuario: Pick<UserInfo['usuario'], 'id' | 'nome'>; empresa: { id: number; nome: string } }
  | { tipo: 'saiu' }

/** The page /logout.action tells it, too (server/platform/session/routes/logout-page.ts). */
const channel = new BroadcastChannel('prumo-sessao')

export const tellTabs = (message: TabMessage): void => channel.postMessage(message)

/** Hears what the other tabs say. */
export function onTabs(listener: (message: TabMessage) => void): void {
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data)
}
