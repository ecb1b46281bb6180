export const ReportLink = ({ about, children }: { about: string; children: string }) => (
  <a
    href={`/contact?about=${encodeURIComponent(about)}#escribenos`}
    rel="nofollow"
    className="inline-flex min-h-11 items-center text-sm text-tinta-suave underline"
  >
    {children}
  </a>
)
