import Assessment from '@mui/icons-material/AssessmentOutlined'
import Badge from '@mui/icons-material/BadgeOutlined'
import Diversity3 from '@mui/icons-material/Diversity3Outlined'
import EventBusy from '@mui/icons-material/EventBusyOutlined'
import Folder from '@mui/icons-material/FolderOutlined'
import GroupAdd from '@mui/icons-material/GroupAddOutlined'
import HealthAndSafety from '@mui/icons-material/HealthAndSafetyOutlined'
import Home from '@mui/icons-material/HomeOutlined'
import Insights from '@mui/icons-material/InsightsOutlined'
import Link from '@mui/icons-material/LinkOutlined'
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined'
import Poll from '@mui/icons-material/PollOutlined'
import School from '@mui/icons-material/SchoolOutlined'
import Security from '@mui/icons-material/SecurityOutlined'
import Settings from '@mui/icons-material/SettingsOutlined'
import VpnKey from '@mui/icons-material/VpnKeyOutlined'
import type SvgIcon from '@mui/material/SvgIcon'

/** Icons by the names that definitions may use (`$defs.icon` of schemas/meta/groups.json). */
export const icons = {
  Assessment,
  Badge,
  Diversity3,
  EventBusy,
  Folder,
  GroupAdd,
  HealthAndSafety,
  Home,
  Insights,
  Link,
  ManageAccounts,
  Poll,
  School,
  Security,
  Settings,
  VpnKey,
} satisfies Record<string, typeof SvgIcon>

export type IconName = keyof typeof icons

/** Returns the icon of a name; a folder for an unknown one. */
export const iconOf = (name: string | undefined): typeof SvgIcon =>
  (icons as Record<string, typeof SvgIcon>)[name ?? ''] ?? Folder
