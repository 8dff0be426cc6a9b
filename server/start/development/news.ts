import type { IncomingMessage, ServerResponse } from 'node:http'

/** What an open page is told. */
export interface News {
  /** another one than before: the definitions are new */
  state: string
  /** why what is saved is not served */
  mistake?: string
  /** what TypeScript says of the code of definitions; they are served all the same */
  codigo?: string
}

/** Keeps every open page told (server-sent events); a page that connects hears the present state at once. */
export class NewsDesk {
  private readonly readers = new Set<ServerResponse>()

  constructor(private news: News) {}

  /** What is new of the definitions, or of the code; the other stays as it was said. */
  tell(news: Omit<News, 'codigo'> | Pick<News, 'codigo'>): void {
    this.news = 'state' in news ? { ...news, codigo: this.news.codigo } : { ...this.news, codigo: news.codigo }
    for (const reader of this.readers) this.write(reader)
  }

  /** Answers a page that wants to be told. */
  subscribe(request: IncomingMessage, response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' })
    this.readers.add(response)
    request.once('close', () => this.readers.delete(response))
    this.write(response)
  }

  close(): void {
    for (const reader of this.readers) reader.end()
  }

  private write(reader: ServerResponse): void {
    reader.write(`data: ${JSON.stringify(this.news)}\n\n`)
  }
}
