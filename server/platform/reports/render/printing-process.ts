import { makePdf, type PrintOrder } from './print.ts'

export type PrintReply = { pdf: Uint8Array } | { error: string }

const tell = (reply: PrintReply): void => void process.send?.(reply)

// works on one order after the other; exits when the parent disconnects
process.once('disconnect', () => process.exit(0))
process.on('message', (order) => {
  makePdf(order as PrintOrder).then(
    (pdf) => tell({ pdf }),
    (error: unknown) => tell({ error: error instanceof Error ? (error.stack ?? error.message) : String(error) }),
  )
})
