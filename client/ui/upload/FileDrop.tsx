import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import type { DragEvent, ReactNode } from 'react';
import type { UploadRefusal } from '../../lib/request/upload';
import { ErrorNumber } from '../ErrorNumber';
import { Section } from '../layout/Section';
import { FilePicker } from './FilePicker';

interface FileDropProps {
  title: string;
  hint: string;
  /** Instead of the hint while a file is over the area. */
  dropHint: string;
  chooseLabel: string;
  /** The types of files, as an input has them. */
  accept: string;
  isSending: boolean;
  onFile: (file: File) => void;
  problem: UploadRefusal | undefined;
  /** How far the file is, and what came of the former one. */
  children?: ReactNode;
}

/** An area onto which a file is dropped, with a button that chooses one. */
export function FileDrop(props: FileDropProps) {
  const { title, hint, dropHint, chooseLabel, accept, isSending, onFile, problem, children } = props;
  const picker = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  function take(file: File | undefined) {
    if (file && !isSending) onFile(file);
  }

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files[0]);
  }

  return (
    <Section title={title}>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        sx={{ ...areaStyles, ...(isOver && { borderColor: 'primary.main', bgcolor: 'action.hover' }) }}
      >
        <Typography sx={{ flex: '1 1 280px', color: 'text.secondary' }}>{isOver ? dropHint : hint}</Typography>
        <Button variant="outlined" disabled={isSending} onClick={() => picker.current?.click()}>
          {chooseLabel}
        </Button>
      </Box>
      {children}
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {problem.text}
          {problem.number && <ErrorNumber number={problem.number} />}
        </Alert>
      )}
      <FilePicker ref={picker} accept={accept} label={chooseLabel} onPick={take} />
    </Section>
  );
}

const areaStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  border: '2px dashed',
  borderColor: 'divider',
  borderRadius: '8px',
};
