import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import TextField from '@mui/material/TextField'
import type { Field, FieldOption } from '#schemas/runtime/model.ts'
import { GroupFrame } from './lists/GroupFrame.tsx'
import { baseProps } from './TextBox.tsx'
import type { WidgetProps } from './widget.ts'

const YES_NO: FieldOption[] = [
  { value: true, title: 'Sim' },
  { value: false, title: 'Não' },
]

const optionsOf = (field: Field) => field.options ?? (field.type === 'boolean' ? YES_NO : [])

/** Menus work with texts; options may be numbers or booleans. */
const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))
const chosenBy = (field: Field, text: string) => optionsOf(field).find((option) => String(option.value) === text)?.value

/** One of a closed list, as a menu. An optional one can be emptied again. */
export function Select(props: WidgetProps) {
  const { field, value, onChange, onBlur, required } = props
  const described = (props.error ?? props.help) === undefined ? undefined : `${props.id}-helper-text`
  return (
    <TextField
      {...baseProps(props)}
      select
      value={chosenBy(field, textOf(value)) === undefined ? '' : textOf(value)}
      onChange={(event) => {
        onChange(chosenBy(field, event.target.value))
        onBlur()
      }}
      onBlur={onBlur}
      slotProps={{
        select: {
          SelectDisplayProps: {
            'aria-invalid': props.error !== undefined,
            'aria-describedby': described,
            'aria-required': required,
          },
          MenuProps: { slotProps: { paper: { style: { maxHeight: 360 } } } },
        },
      }}
    >
      {(!required || value === undefined) && (
        <MenuItem value="">
          <em>{required ? 'Selecione' : 'Nenhum'}</em>
        </MenuItem>
      )}
      {optionsOf(field).map((option) => (
        <MenuItem key={String(option.value)} value={String(option.value)}>
          {option.title}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** One of a closed list, all of it in view. */
export function RadioChoice(props: WidgetProps) {
  const { id, field, value, onChange, onBlur, disabled } = props
  return (
    <GroupFrame {...props} id={`${id}-grupo`} compact>
      <RadioGroup
        row
        sx={{ minHeight: 35, alignItems: 'center' }}
        id={id}
        name={id}
        aria-labelledby={`${id}-grupo-legenda`}
        value={textOf(value)}
        onChange={(_, text) => {
          onChange(chosenBy(field, text))
          onBlur()
        }}
      >
        {optionsOf(field).map((option) => (
          <FormControlLabel
            key={String(option.value)}
            value={String(option.value)}
            control={<Radio size="small" disabled={disabled} sx={{ py: 0.75 }} />}
            label={option.title}
          />
        ))}
      </RadioGroup>
    </GroupFrame>
  )
}
