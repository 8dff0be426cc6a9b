import Assessment from '@mui/icons-material/AssessmentOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import Groups from '@mui/icons-material/Diversity3Outlined'
import Folder from '@mui/icons-material/FolderOutlined'
import GroupAdd from '@mui/icons-material/GroupAddOutlined'
import HealthAndSafety from '@mui/icons-material/HealthAndSafetyOutlined'
import Insights from '@mui/icons-material/InsightsOutlined'
import Poll from '@mui/icons-material/PollOutlined'
import Public from '@mui/icons-material/PublicOutlined'
import School from '@mui/icons-material/SchoolOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import type SvgIcon from '@mui/material/SvgIcon'
import type { MenuItem } from '#admin/providers/userinfo.ts'
import { fold } from '#schemas/runtime/names.ts'

/** The first of these whose words stand in a group's icon name or label. */
const icons: [RegExp, typeof SvgIcon][] = [
  [/recrut|selec|captac|person_add/, GroupAdd],
  [/cargo|salar|badge/, Badge],
  [/pesquisa|poll/, Poll],
  [/avalia|desempenho|assessment/, Assessment],
  [/desenvolv|treina|school/, School],
  [/talento|groups/, Groups],
  [/sst|seguranca|saude|health/, HealthAndSafety],
  [/analytics|indicador|painel|insights/, Insights],
  [/utilit|config|settings/, Settings],
  [/geral|public/, Public],
]

/** The picture of a menu group. */
export function MenuIcon({ item }: { item: MenuItem }) {
  const text = fold(`${item.icon ?? ''} ${item.label}`)
  const Icon = icons.find(([words]) => words.test(text))?.[1] ?? Folder
  return <Icon fontSize="small" sx={{ color: 'text.secondary' }} />
}
