import type { UserInfo } from './userinfo.ts'

/** Messages between the tabs of one browser, which share one session. */
export type TabMessage =
  | { tipo: 'entrou'; usuario: Pick<UserInfo['usuario'], 'id' | 'nome'>; empresa: { id: number; nome: string } }
  | { tipo: 'saiu' }

/** The page /logout.action posts to it, too (server/platform/session/routes/logout-page.ts). */
const channel = new BroadcastChannel('prumo-sessao')

export const tellTabs = (message: TabMessage): void => channel.postMessage(message)

/** Sets the listener for messages of other tabs. */
export function onTabs(listener: (message: TabMessage) => void): void {
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => listener(data)
}
