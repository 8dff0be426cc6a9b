import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import type { ReactElement } from 'react'
import type { WidgetProps } from './widget.ts'

/** Boolean as a checkbox. */
export function Tick(props: WidgetProps) {
  return <Framed {...props} control={<Checkbox {...controlProps(props)} />} />
}

/** Boolean as a switch: for settings. */
export function SwitchTick(props: WidgetProps) {
  return (
    <Framed
      {...props}
      indent={-0.5}
      said={props.value === true ? 'Sim' : 'Não'}
      control={<Switch {...controlProps(props)} />}
    />
  )
}

function controlProps({ id, value, onChange, onBlur, error, help }: WidgetProps) {
  return {
    id,
    size: 'small',
    checked: value === true,
    onChange: (_: unknown, checked: boolean) => {
      onChange(checked)
      onBlur()
    },
    slotProps: {
      input: {
        'aria-invalid': error !== undefined,
        'aria-describedby': (error ?? help) === undefined ? undefined : `${id}-helper-text`,
      },
    },
  } as const
}

interface FramedProps extends WidgetProps {
  control: ReactElement
  /** the state in words, beside the label */
  said?: string
  /** left margin that offsets MUI's own */
  indent?: number
}

/** Label beside the control, aligned with the boxes around it. */
function Framed({ id, label, required, disabled, error, help, control, indent, said }: FramedProps) {
  const text = error ?? help
  return (
    <FormControl error={error !== undefined} disabled={disabled} required={required} fullWidth>
      <Box sx={{ display: 'flex', alignItems: 'center', minWidth: 0 }}>
        <FormControlLabel control={control} label={label} sx={{ minHeight: 37, mr: 0, ml: indent }} />
        {/* the control announces its state itself: this text is visual only */}
        {said && (
          <Typography component="span" variant="body2" color="text.secondary" aria-hidden sx={{ ml: 1 }}>
            {said}
          </Typography>
        )}
      </Box>
      {text !== undefined && (
        <FormHelperText id={`${id}-helper-text`} sx={{ mt: -0.5 }}>
          {text}
        </FormHelperText>
      )}
    </FormControl>
  )
}
