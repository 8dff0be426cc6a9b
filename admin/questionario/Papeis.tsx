import Print from '@mui/icons-material/PrintOutlined'
import Sheet from '@mui/icons-material/TableViewOutlined'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useState } from 'react'
import { downloadFile } from '#admin/providers/download.ts'
import { FormDialog } from '#admin/shell/dialogs/FormDialog.tsx'
import { PrintedPdf } from '#admin/shell/dialogs/PrintedPdf.tsx'
import { useReport } from '#admin/shell/useReport.ts'
import { papeisTexts as t } from './texts.ts'

const BASE = '/api/avaliacao/avaliacoes-desempenhos-questionarios'

/** Prints or exports an answered questionnaire, with options for grouping and economy mode (spec 2 §7). */
export function Papeis({ id, nome }: { id: number; nome: string }) {
  const [asking, setAsking] = useState(false)
  const [printing, setPrinting] = useState(false)
  const [agruparPorAspecto, setGrouped] = useState(true)
  const [modoEconomico, setEconomic] = useState(false)
  const report = useReport()
  const query = `agruparPorAspecto=${agruparPorAspecto}&modoEconomico=${modoEconomico}`
  return (
    <>
      <Button variant="outlined" color="inherit" startIcon={<Print />} onClick={() => setAsking(true)}>
        {t.print}
      </Button>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<Sheet />}
        onClick={() => void downloadFile(`${BASE}/${id}/respondida/xls`, `${nome}.xlsx`).catch(report)}
      >
        {t.sheet}
      </Button>
      {asking && (
        <FormDialog
          title={t.print}
          submitText={t.print}
          maxWidth="xs"
          busy={false}
          onClose={() => setAsking(false)}
          onSubmit={() => {
            setAsking(false)
            setPrinting(true)
          }}
        >
          <FormControlLabel
            label={t.byAspect}
            control={<Checkbox checked={agruparPorAspecto} onChange={(_event, on) => setGrouped(on)} />}
          />
          <FormControlLabel
            label={t.economic}
            control={<Checkbox checked={modoEconomico} onChange={(_event, on) => setEconomic(on)} />}
          />
        </FormDialog>
      )}
      {printing && (
        <PrintedPdf
          url={`${BASE}/${id}/respondida/pdf?${query}`}
          title={t.print}
          nome={`${nome}.pdf`}
          onClose={() => setPrinting(false)}
        />
      )}
    </>
  )
}
