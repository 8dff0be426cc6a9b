import Box from '@mui/material/Box'
import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useReport, useSuccess } from '#admin/shell/useReport.ts'
import { Verbatim } from '#admin/shell/Verbatim.tsx'
import type { Cartao } from '#schemas/runtime/answers/utilities/integrations.ts'
import { DataSet } from './DataSet.tsx'
import { KeyTools } from './KeyTools.tsx'
import { integracoesTexts as t } from './texts.ts'
import { useCalls, useUsuarios } from './useIntegracoes.ts'

/** For a system that calls this API: the user it acts as, its key, and the address. */
export function Caller({ cartao }: { cartao: Cartao }) {
  const { nome, slug, titulo } = cartao
  const { data } = useUsuarios(slug)
  const { nomeia } = useCalls(cartao)
  const [report, success] = [useReport(), useSuccess()]
  const name = async (id: number) => {
    try {
      await nomeia.mutateAsync(id)
      success(t.userSaved)
    } catch (error) {
      report(error)
    }
  }
  const usuarios = data?.usuarios ?? []
  const chosen = cartao.usuario?.id
  const offered = usuarios.some(({ id }) => id === chosen) || !cartao.usuario ? usuarios : [cartao.usuario, ...usuarios]
  return (
    <>
      {data && offered.length === 0 ? (
        <Typography variant="body2">{t.nobody}</Typography>
      ) : (
        <TextField
          select
          size="small"
          sx={{ mt: 0.5 }}
          label={t.user}
          value={data && chosen ? chosen : ''}
          disabled={!data || nomeia.isPending}
          onChange={({ target }) => void name(Number(target.value))}
          slotProps={{ select: { SelectDisplayProps: { 'aria-label': t.userOf(titulo) } } }}
        >
          {offered.map((usuario) => (
            <MenuItem key={usuario.id} value={usuario.id}>
              {usuario.nome}
            </MenuItem>
          ))}
        </TextField>
      )}
      {cartao.usuario && <KeyTools cartao={cartao} />}
      <Box>
        <Typography variant="body2" color="text.secondary">
          {nome === 'FORTES_BI' ? t.address : t.batchAddress}
        </Typography>
        <Verbatim>{`${location.origin}${nome === 'FORTES_BI' ? '/api/utilitario/integracoes/fortes-bi/conjunto' : '/api/sst/lotes-integracao'}`}</Verbatim>
      </Box>
      {nome === 'FORTES_BI' && cartao.chave && <DataSet cartao={cartao} />}
    </>
  )
}
