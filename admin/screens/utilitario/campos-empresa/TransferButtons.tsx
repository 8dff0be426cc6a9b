import Button from '@mui/material/Button'
import { useRef, useState } from 'react'
import { saveText } from '#admin/form/hand-over.ts'
import { useReport } from '#admin/shell/useReport.ts'
import type { FieldFile, FieldResult } from '#schemas/runtime/answers/utilities/company-form.ts'
import { TakeDialog } from './TakeDialog.tsx'
import { camposEmpresaTexts } from './texts.ts'
import { fetchFile, readFile, simulateImport } from './transfer.ts'

const t = camposEmpresaTexts

interface Props {
  entidade: string
  canTake: boolean
  /** called with the register of the imported fields */
  onTaken(entidade: string): void
}

/** Exports the company's fields of a register as a file, and imports such a file. */
export function TransferButtons({ entidade, canTake, onTaken }: Props) {
  const report = useReport()
  const input = useRef<HTMLInputElement>(null)
  const [asked, setAsked] = useState<{ file: FieldFile; simulated: FieldResult[] }>()
  const give = () =>
    fetchFile(entidade).then(
      (file) => saveText(`${t.fileName(entidade)}.json`, 'application/json', `${JSON.stringify(file, null, 2)}\n`),
      report,
    )
  const read = async (chosen: File | undefined) => {
    if (!chosen) return
    try {
      const file = await readFile(chosen)
      setAsked({ file, simulated: await simulateImport(file) })
    } catch (error) {
      report(error)
    }
  }
  return (
    <>
      <Button variant="outlined" color="inherit" onClick={() => void give()}>
        {t.give}
      </Button>
      {canTake && (
        <>
          <Button variant="outlined" color="inherit" onClick={() => input.current?.click()}>
            {t.take}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".json,application/json"
            aria-label={t.takeFile}
            onChange={({ target }) => {
              void read(target.files?.[0])
              // reset, so that choosing the same file again fires `change`
              target.value = ''
            }}
          />
        </>
      )}
      {asked && (
        <TakeDialog
          {...asked}
          onClose={() => setAsked(undefined)}
          onTaken={() => {
            setAsked(undefined)
            onTaken(asked.file.entidade)
          }}
        />
      )}
    </>
  )
}
