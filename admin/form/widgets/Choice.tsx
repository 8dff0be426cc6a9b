import FormControlLabel from '@mui/material/FormControlLabel'
import MenuItem from '@mui/material/MenuItem'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import { styled } from '@mui/material/styles'
import TextField from '@mui/material/TextField'
import type { Field, FieldOption } from '#schemas/runtime/model.ts'
import { ALL_TEXT, isOfAll } from './all.ts'
import { GroupFrame } from './lists/GroupFrame.tsx'
import { baseProps } from './text/TextBox.tsx'
import type { WidgetProps } from './widget.ts'

const YES_NO: FieldOption[] = [
  { value: true, title: 'Sim' },
  { value: false, title: 'Não' },
]

const optionsOf = (field: Field) => field.options ?? (field.type === 'boolean' ? YES_NO : [])
/** Options closed by the company (`hint.closed`) are offered only where they are the current value. */
const offered = (field: Field, value: unknown) =>
  optionsOf(field).filter((option) => option.value === value || !field.hint.closed?.includes(String(option.value)))

/** Converts an option value to a string for MUI's menu; options may be numbers or booleans. */
const textOf = (value: unknown) => (value === undefined || value === null ? '' : String(value))
const chosenBy = (field: Field, text: string) => optionsOf(field).find((option) => String(option.value) === text)?.value

/** Select for a closed list; an optional one can be cleared. */
export function Select(props: WidgetProps) {
  const { field, value, onChange, onBlur, required } = props
  const all = isOfAll(field)
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
        ...(all && { inputLabel: { shrink: true } }),
        select: {
          displayEmpty: all,
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
        <MenuItem value="">{all ? ALL_TEXT : <em>{required ? 'Selecione' : 'Nenhum'}</em>}</MenuItem>
      )}
      {offered(field, value).map((option) => (
        <MenuItem key={String(option.value)} value={String(option.value)}>
          {option.title}
        </MenuItem>
      ))}
    </TextField>
  )
}

/** Radio group for a closed list. */
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

/** Segmented control for two to five short options; keyboard behaviour of a radio group. */
export function Segmented(props: WidgetProps) {
  const { id, field, value, onChange, onBlur, disabled } = props
  return (
    <GroupFrame {...props} id={`${id}-grupo`} compact>
      <Bar id={id} role="radiogroup" aria-labelledby={`${id}-grupo-legenda`}>
        {optionsOf(field).map((option) => (
          <label key={String(option.value)}>
            <input
              type="radio"
              name={id}
              value={String(option.value)}
              checked={option.value === value}
              disabled={disabled}
              onChange={() => {
                onChange(option.value)
                onBlur()
              }}
            />
            <span>{option.title}</span>
          </label>
        ))}
      </Bar>
    </GroupFrame>
  )
}

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  // the field's label overlaps the upper edge of the bar
  alignItems: 'flex-end',
  gap: 2,
  minHeight: 35,
  margin: theme.spacing(0, -0.5),
  paddingBottom: theme.spacing(0.375),
  '& label': { position: 'relative', flex: 1, minWidth: 0, cursor: 'pointer' },
  // transparent radio input over its segment
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  '& span': {
    ...theme.typography.body2,
    display: 'block',
    padding: theme.spacing(0.125, 1),
    textAlign: 'center',
    borderRadius: Number(theme.shape.borderRadius) - 2,
  },
  '& label:hover span': { backgroundColor: theme.palette.action.hover },
  '& input:checked + span': {
    backgroundColor: theme.palette.primary.main,
    color: theme.palette.primary.contrastText,
    fontWeight: 600,
  },
  '& input:focus-visible + span': { outline: `2px solid ${theme.palette.text.primary}`, outlineOffset: 1 },
  '& input:disabled': { cursor: 'default' },
  '& input:disabled + span': { color: theme.palette.text.disabled, backgroundColor: 'transparent' },
  '& input:disabled:checked + span': { backgroundColor: theme.palette.action.selected },
}))
