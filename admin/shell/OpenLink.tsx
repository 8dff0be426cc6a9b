import ArrowForward from '@mui/icons-material/ArrowForward'
import OpenInNew from '@mui/icons-material/OpenInNew'
import Button, { type ButtonProps } from '@mui/material/Button'
import visuallyHidden from '@mui/utils/visuallyHidden'
import { commonTexts } from '#admin/i18n/common.ts'
import { AppLink } from './AppLink.tsx'
import { targetOf } from './links.ts'

interface Props extends Pick<ButtonProps, 'variant' | 'size' | 'color' | 'sx'> {
  link: string | undefined
  label: string
  /** opens internal targets in a new tab, too */
  newTab?: boolean
  onFollow?: () => void
}

/** Opens the link of a message, a news item or a notice: internal ones here, external ones in a new tab with noopener and noreferrer. */
export function OpenLink({ link, label, newTab = false, onFollow, ...look }: Props) {
  const target = targetOf(link)
  if (!target) return null
  if ('to' in target && !newTab)
    return (
      <Button {...look} component={AppLink} to={target.to} onClick={onFollow} endIcon={<ArrowForward />}>
        {label}
      </Button>
    )
  return (
    <Button
      {...look}
      href={'to' in target ? target.to : target.href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={onFollow}
      endIcon={<OpenInNew />}
    >
      {label}
      <span style={visuallyHidden}>{commonTexts.newTab}</span>
    </Button>
  )
}
