import PinIcon from '@mui/icons-material/PushPin'
import PinOutlinedIcon from '@mui/icons-material/PushPinOutlined'
import { ToolButton } from '#admin/form/ToolButton.tsx'
import { MOST_PINNED, usePinned } from './pinned.ts'
import { dashboardTexts } from './texts.ts'

const t = dashboardTexts.pin

/** Pins a figure to the start page, or unpins it. @param name 'analytics/vagas/em-aberto' */
export function PinButton({ name, titulo }: { name: string; titulo: string }) {
  const { names, toggle } = usePinned()
  const pinned = names.includes(name)
  const full = !pinned && names.length >= MOST_PINNED
  return (
    <ToolButton
      title={full ? t.full : pinned ? t.remove(titulo) : t.add(titulo)}
      disabled={full}
      onClick={() => toggle(name)}
    >
      {pinned ? <PinIcon fontSize="small" color="primary" /> : <PinOutlinedIcon fontSize="small" />}
    </ToolButton>
  )
}
