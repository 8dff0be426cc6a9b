import Autocomplete from '@mui/material/Autocomplete'
import Chip from '@mui/material/Chip'
import TextField from '@mui/material/TextField'
import { type ClipboardEvent, type Ref, useState } from 'react'
import { addressesIn, isEmail, MOST, uniqueAddresses } from './addresses.ts'
import { anuncioTexts } from './texts.ts'

interface Props {
  value: string[]
  error?: string
  disabled: boolean
  onChange: (addresses: string[]) => void
  /** text typed and not yet turned into a chip */
  typed: string
  onType: (text: string) => void
  inputRef: Ref<HTMLInputElement>
}

/** Addresses as chips, typed one by one or pasted as a list; invalid ones are marked. */
export function Recipients({ value, error, disabled, onChange, typed, onType, inputRef }: Props) {
  const [focused, setFocused] = useState(false)
  const add = (text: string) => {
    onChange(uniqueAddresses([...value, ...addressesIn(text)]))
    onType('')
  }
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text')
    if (addressesIn(text).length < 2) return
    event.preventDefault()
    add(`${typed}${text}`)
  }
  const help = value.length > 0 && !focused ? anuncioTexts.chosen(value.length) : anuncioTexts.toHelp(MOST)
  return (
    <Autocomplete<string, true, false, true>
      multiple
      freeSolo
      fullWidth
      size="small"
      disabled={disabled}
      options={[]}
      value={value}
      inputValue={typed}
      onInputChange={(_event, text, reason) => {
        if (reason === 'input' && /[,;]/.test(text)) add(text)
        else if (reason !== 'blur') onType(text)
      }}
      onChange={(_event, chosen) => onChange(uniqueAddresses(chosen.flatMap(addressesIn)))}
      onFocus={() => setFocused(true)}
      onBlur={() => {
        setFocused(false)
        if (typed.trim()) add(typed)
      }}
      clearText="Limpar"
      renderValue={(addresses, itemProps) =>
        addresses.map((address, index) => {
          const { key, ...props } = itemProps({ index })
          return (
            <Chip key={key} size="small" label={address} color={isEmail(address) ? 'default' : 'error'} {...props} />
          )
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={inputRef}
          autoFocus
          required
          type="text"
          label={anuncioTexts.to}
          error={error !== undefined}
          helperText={error ?? help}
          onPaste={paste}
          slotProps={{ htmlInput: { ...params.inputProps, inputMode: 'email', autoComplete: 'off' } }}
        />
      )}
    />
  )
}
