import { useEffect, useState } from 'react'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import { fileIds } from '#schemas/runtime/files/rules.ts'
import { catalogueTexts } from './texts.ts'

/** What a spreadsheet holds of files: their names. */
export function FileNames({ value }: { value: unknown }) {
  const { upload } = useFormServices()
  const [names, setNames] = useState('')
  const ids = fileIds(value).join(' ')
  useEffect(() => {
    let wanted = true
    const each = ids.split(' ').filter(Boolean)
    Promise.all(each.map((id) => upload?.describe?.(id))).then(
      (files) => wanted && setNames(files.flatMap((file) => file?.nome ?? []).join(', ')),
    )
    return () => {
      wanted = false
    }
  }, [upload, ids])
  return names || catalogueTexts.nothing
}
