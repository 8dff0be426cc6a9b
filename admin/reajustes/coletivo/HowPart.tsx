import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { Campo } from './Campo.tsx'
import { campos } from './fields.ts'
import { Part } from './Part.tsx'
import type { PartProps } from './part-props.ts'
import { coletivoTexts as t } from './texts.ts'
import type { Pedido } from './useColetivo.ts'

type Nome = Exclude<keyof typeof campos, 'percentual' | 'valor'>

/** Part of the form: value, base and limits. */
export function HowPart({ tipo, pedido, change, errorOf }: PartProps) {
  const one = (name: Nome) => ({
    field: campos[name],
    value: pedido[name as keyof Pedido],
    onChange: (value: unknown) => change({ [name]: value }),
    error: errorOf(name),
  })
  const percent = pedido.reajustePor === 1
  return (
    <Part title={t.how}>
      <Campo
        {...one('reajustePor')}
        required
        onChange={(value) => change({ reajustePor: value === 2 ? 2 : 1, valorDissidio: undefined })}
      />
      <Campo
        key={percent ? 'percentual' : 'valor'}
        required
        field={percent ? campos.percentual : campos.valor}
        value={pedido.valorDissidio}
        onChange={(value) => change({ valorDissidio: value as number | undefined })}
        error={errorOf('valorDissidio')}
      />
      {tipo === 'C' && <Campo {...one('base')} width={12} help={t.baseHelp} />}
      <Campo {...one('piso')} width={4} />
      <Campo {...one('teto')} width={4} />
      <Campo {...one('valorAcimaTeto')} width={4} />
      <Typography variant="caption" color="text.secondary" sx={{ gridColumn: 'span 12', mt: -1 }}>
        {t.limitsHelp}
      </Typography>
      {tipo === 'C' && (
        <>
          <Box sx={{ gridColumn: { xs: 'span 12', sm: 'span 8' } }}>
            <FormControlLabel
              label={t.proportional}
              control={
                <Checkbox
                  checked={pedido.proporcional ?? false}
                  onChange={(_event, proporcional) =>
                    change({ proporcional, ...(proporcional ? {} : { dataBase: undefined }) })
                  }
                  slotProps={{ input: { 'aria-describedby': 'proporcional-ajuda' } }}
                />
              }
            />
            <FormHelperText id="proporcional-ajuda">{t.proportionalHelp}</FormHelperText>
          </Box>
          {pedido.proporcional && <Campo {...one('dataBase')} width={4} />}
        </>
      )}
      <Campo {...one('observacao')} width={12} />
    </Part>
  )
}
