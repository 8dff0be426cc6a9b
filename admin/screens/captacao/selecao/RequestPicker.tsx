import Autocomplete from '@mui/material/Autocomplete'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { commonTexts } from '#admin/i18n/common.ts'
import { displayDay } from '#schemas/runtime/dates.ts'
import { foldText } from '#schemas/runtime/names.ts'
import { selecaoTexts } from './texts.ts'
import { type SolicitacaoAberta, useSolicitacoes } from './useQuadro.ts'

interface Props {
  value?: number
  onChange: (id: number | undefined) => void
}

const labelOf = ({ id, descricao }: SolicitacaoAberta) => `${id} – ${descricao}`

/** Chooses among the requests that take candidates, by code or words of their description. */
export function RequestPicker({ value, onChange }: Props) {
  const { data = [], isLoading } = useSolicitacoes()
  return (
    <Autocomplete
      sx={{ width: { xs: 'calc(100vw - 32px)', sm: 360 } }}
      options={data}
      loading={isLoading}
      value={data.find(({ id }) => id === value) ?? null}
      onChange={(_event, chosen) => onChange(chosen?.id)}
      getOptionLabel={labelOf}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      filterOptions={(options, { inputValue }) =>
        options.filter((option) => foldText(labelOf(option)).includes(foldText(inputValue))).slice(0, 50)
      }
      noOptionsText={selecaoTexts.noRequests}
      loadingText={commonTexts.loading}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <span>
            {labelOf(option)}
            <Typography component="span" variant="body2" color="text.secondary" sx={{ display: 'block' }}>
              {displayDay(option.data)}
            </Typography>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          size="small"
          label={selecaoTexts.request}
          placeholder={selecaoTexts.requestPlaceholder}
        />
      )}
    />
  )
}
