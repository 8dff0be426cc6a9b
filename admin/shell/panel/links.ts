import Facebook from '@mui/icons-material/Facebook'
import Chat from '@mui/icons-material/ForumOutlined'
import Help from '@mui/icons-material/HelpOutline'
import Instagram from '@mui/icons-material/Instagram'
import LinkedIn from '@mui/icons-material/LinkedIn'
import Quote from '@mui/icons-material/RequestQuoteOutlined'
import Blog from '@mui/icons-material/RssFeed'
import Portal from '@mui/icons-material/StorefrontOutlined'
import YouTube from '@mui/icons-material/YouTube'
import type SvgIcon from '@mui/material/SvgIcon'
import type { UserInfo } from '#admin/providers/userinfo.ts'
import { shellTexts } from '#admin/shell/texts.ts'
import type { RecordData } from '#schemas/runtime/model.ts'

export interface PanelLink {
  label: string
  href: string
  Icon: typeof SvgIcon
}

/** Names of the system parameters below `links`, in the order of the panel. */
const configured: [keyof typeof shellTexts.links, typeof SvgIcon][] = [
  ['centralAjuda', Help],
  ['blog', Blog],
  ['instagram', Instagram],
  ['facebook', Facebook],
  ['linkedin', LinkedIn],
  ['youtube', YouTube],
  ['orcamento', Quote],
]

const isWeb = (href: unknown): href is string => typeof href === 'string' && /^https?:\/\//i.test(href)

/** Links of the panel, all opened in a new tab: the company's vacancies, the support chat, and each configured URL. */
export function panelLinks(info: Pick<UserInfo, 'empresa' | 'linkChat' | 'parametrosDoSistema'>): PanelLink[] {
  const addresses = (info.parametrosDoSistema.links ?? {}) as RecordData
  const { vagas, chat } = shellTexts.links
  return [
    { label: vagas, href: `/externo/anuncios?empresaId=${info.empresa.id}`, Icon: Portal },
    ...(isWeb(info.linkChat) ? [{ label: chat, href: info.linkChat, Icon: Chat }] : []),
    ...configured.flatMap(([name, Icon]) => {
      const href = addresses[name]
      return isWeb(href) ? [{ label: shellTexts.links[name], href, Icon }] : []
    }),
  ]
}
