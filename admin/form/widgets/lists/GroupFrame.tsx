import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import type { WidgetProps } from '../widget.ts'

/** Fieldset styled like MUI's outlined text boxes: same radius, same colours in every state. */
const Outline = styled('fieldset')(({ theme }) => {
  const { palette, shape } = theme
  const idle = palette.mode === 'light' ? 'rgba(0, 0, 0, 0.23)' : 'rgba(255, 255, 255, 0.23)'
  return {
    margin: 0,
    minWidth: 0,
    padding: theme.spacing(1),
    '&[data-compact="true"]': {
      boxSizing: 'border-box',
      display: 'flex',
      alignItems: 'center',
      minHeight: 37,
      padding: theme.spacing(0, 1),
      '& > :not(legend)': { flex: 1, minWidth: 0 },
    },
    border: `1px solid ${idle}`,
    borderRadius: shape.borderRadius,
    '&[data-error="true"]': { borderColor: palette.error.main },
    '& > legend': { ...theme.typography.caption, padding: theme.spacing(0, 0.5), lineHeight: 0 },
  }
})

interface Props extends WidgetProps {
  /** as high as a text box */
  compact?: boolean
  children: ReactNode
}

/** A labelled group with help or error below; `id` is focused when the group has an error. */
export function GroupFrame({ id, label, required, disabled, error, help, compact, children }: Props) {
  const text = error ?? help
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled}>
      <Outline
        id={id}
        data-error={error !== undefined}
        data-compact={compact}
        aria-describedby={text ? `${id}-helper-text` : undefined}
      >
        <FormLabel component="legend" id={`${id}-legenda`} required={required}>
          {label}
        </FormLabel>
        {children}
      </Outline>
      {text && (
        <FormHelperText id={`${id}-helper-text`} sx={{ '&.Mui-disabled': { color: 'text.secondary' } }}>
          {text}
        </FormHelperText>
      )}
    </FormControl>
  )
}
