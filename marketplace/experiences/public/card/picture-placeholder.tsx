/** Stands where an experience has no picture (DET-09). */
export const PicturePlaceholder = ({ className }: { className: string }) => (
  <img
    src="/placeholder.svg"
    alt=""
    width={1200}
    height={900}
    loading="lazy"
    className={`bg-lino object-cover ${className}`}
  />
)
