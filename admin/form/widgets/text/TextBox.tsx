import TextField, { type TextFieldProps } from '@mui/material/TextField'
import type { WidgetProps } from '../widget.ts'

export interface TextBoxProps {
  widget: WidgetProps
  text: string
  onType(text: string): void
  onLeave(): void
  /** further properties of MUI's text field */
  more?: Omit<TextFieldProps, 'id' | 'label' | 'value' | 'variant'>
}

/** A labelled text box with help or error below, used by every typed field. */
export function TextBox({ widget, text, onType, onLeave, more }: TextBoxProps) {
  return (
    <TextField
      {...baseProps(widget)}
      value={text}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
      {...more}
    />
  )
}

/** Properties common to all text-like MUI fields of the form. */
export function baseProps(widget: WidgetProps) {
  return {
    id: widget.id,
    label: widget.label,
    required: widget.required,
    disabled: widget.disabled,
    error: widget.error !== undefined,
    helperText: widget.error ?? widget.help,
    fullWidth: true,
    size: 'small',
  } satisfies TextFieldProps
}
