import { useEffect, useState } from 'react'
import type { FileStore } from '#admin/form/upload.ts'
import { useFormServices } from '#admin/resource/services/form-services.ts'
import type { FieldSamples } from './sample.ts'

/** Uploaded file ids by the function that makes the files: uploaded once per page load. */
const sent = new Map<() => Promise<File[]>, Promise<string[]>>()

function idsOf(make: () => Promise<File[]>, store: FileStore): Promise<string[]> {
  const known = sent.get(make)
  if (known) return known
  const ids = make().then((files) => Promise.all(files.map(async (file) => String((await store.send(file)).id))))
  sent.set(make, ids)
  ids.catch(() => sent.delete(make))
  return ids
}

/** The initial value of a sample; undefined while its files are uploaded. If the upload fails, the sample starts empty. */
export function useSampleValue(
  { values, files = {}, source }: FieldSamples,
  name: string,
): { value: unknown } | undefined {
  const { upload } = useFormServices()
  const make = files[name]
  const list = source.properties?.[name]?.type === 'array'
  const [ready, setReady] = useState<{ value: unknown } | undefined>(make ? undefined : { value: values[name] })
  useEffect(() => {
    if (!make || !upload) return
    let wanted = true
    idsOf(make, upload).then(
      (ids) => wanted && setReady({ value: list ? ids : ids[0] }),
      () => wanted && setReady({ value: undefined }),
    )
    return () => {
      wanted = false
    }
  }, [make, upload, list])
  return ready
}
