import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

type DownloadLinkProps = {
  /** Of the file, below `/api`, with the search of the list. */
  href: string
  total: number
  /** Most rows of one file. */
  most: number
}

const number = new Intl.NumberFormat('es-SV')

/** The rows of a list as a file for a spreadsheet; says beforehand when they do not all fit. */
export const DownloadLink = ({ href, total, most }: DownloadLinkProps) => (
  <>
    {total > most && (
      <span className="text-sm text-tinta-suave">El archivo trae las primeras {number.format(most)} filas.</span>
    )}
    <a href={`/api${href}`} download className={buttonClass('secondary', 'sm')}>
      <Icon name="download" size="sm" />
      Descargar CSV
    </a>
  </>
)
