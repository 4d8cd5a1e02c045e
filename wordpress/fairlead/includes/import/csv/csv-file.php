<?php
/**
 * A CSV file as rows by the name of their column, whatever spreadsheet wrote it.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

const MAX_CSV_BYTES   = 8 * MB_IN_BYTES;
const MAX_CSV_ROWS    = 5000;
const MAX_CSV_COLUMNS = 200;

/**
 * The columns and rows of a file.
 *
 * @param string $bytes Its content.
 * @return array|\WP_Error `columns` (names), `rows` (cells by name) and `is_asm`.
 */
function read_csv( string $bytes ) {
	if ( strlen( $bytes ) > MAX_CSV_BYTES ) {
		/* translators: %d: a number. */
		return csv_error( sprintf( __( 'The file is larger than %d MB.', 'fairlead' ), MAX_CSV_BYTES / MB_IN_BYTES ) );
	}
	if ( false !== strpos( $bytes, "\0" ) && ! preg_match( '/^(?:\xFF\xFE|\xFE\xFF)/', $bytes ) || 0 === strpos( $bytes, 'PK' ) ) {
		return csv_error( __( 'This is not a CSV file. In your spreadsheet choose “Save as” and “CSV”.', 'fairlead' ) );
	}
	$lines   = csv_lines( csv_text( $bytes ) );
	$columns = csv_columns( array_shift( $lines ) ?? array() );
	if ( count( array_filter( $columns ) ) < 2 || count( $columns ) > MAX_CSV_COLUMNS ) {
		return csv_error( __( 'The first line of the file must have the names of the columns.', 'fairlead' ) );
	}
	if ( ! $lines ) {
		return csv_error( __( 'The file has no rows below the names of its columns.', 'fairlead' ) );
	}
	if ( count( $lines ) > MAX_CSV_ROWS ) {
		/* translators: %d: a number. */
		return csv_error( sprintf( __( 'The file has more than %d rows. Please split it.', 'fairlead' ), MAX_CSV_ROWS ) );
	}
	$rows = array();
	foreach ( $lines as $cells ) {
		$row = array();
		foreach ( $columns as $index => $name ) {
			if ( '' !== $name ) {
				$row[ $name ] = trim( (string) ( $cells[ $index ] ?? '' ) );
			}
		}
		$rows[] = $row;
	}
	$is_asm = is_asm_export( $columns );
	if ( $is_asm ) {
		$rows = rows_of_asm( $rows );
	}
	return array(
		'columns' => $rows ? array_map( 'strval', array_keys( $rows[0] ) ) : array(),
		'rows'    => $rows,
		'is_asm'  => $is_asm,
	);
}

/**
 * The text of a file in UTF-8: spreadsheets also write UTF-16 and the encoding of Windows.
 *
 * @param string $bytes Its content.
 */
function csv_text( string $bytes ): string {
	if ( preg_match( '/^(\xFF\xFE|\xFE\xFF)/', $bytes, $mark ) ) {
		return in_utf8( substr( $bytes, 2 ), "\xFF\xFE" === $mark[1] ? 'UTF-16LE' : 'UTF-16BE' );
	}
	$text = 0 === strpos( $bytes, "\xEF\xBB\xBF" ) ? substr( $bytes, 3 ) : $bytes;
	return 1 === preg_match( '//u', $text ) ? $text : in_utf8( $text, 'Windows-1252' );
}

/**
 * A text of another encoding in UTF-8. Not every PHP has mbstring.
 *
 * @param string $text     Its bytes.
 * @param string $encoding Its encoding.
 */
function in_utf8( string $text, string $encoding ): string {
	$converted = function_exists( 'mb_convert_encoding' ) ? mb_convert_encoding( $text, 'UTF-8', $encoding ) : iconv( $encoding, 'UTF-8//IGNORE', $text );
	return wp_check_invalid_utf8( (string) $converted, true );
}

/**
 * The lines of a text as cells, without empty ones. A cell may have several lines.
 *
 * @param string $text In UTF-8.
 * @return string[][]
 */
function csv_lines( string $text ): array {
	$first = strtok( ltrim( $text ), "\r\n" );
	$count = array();
	foreach ( array( ',', ';', "\t" ) as $separator ) {
		$count[ $separator ] = substr_count( (string) $first, $separator );
	}
	$separator = (string) array_search( max( $count ), $count, true );
	$stream    = fopen( 'php://temp', 'r+' ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- In memory.
	fwrite( $stream, preg_replace( '/\r\n?/', "\n", $text ) ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- In memory.
	rewind( $stream );
	$lines = array();
	while ( count( $lines ) <= MAX_CSV_ROWS + 1 ) {
		$cells = fgetcsv( $stream, 0, $separator, '"', '' );
		if ( false === $cells ) {
			break;
		}
		if ( '' !== trim( implode( '', $cells ) ) ) {
			$lines[] = $cells;
		}
	}
	fclose( $stream ); // phpcs:ignore WordPress.WP.AlternativeFunctions -- In memory.
	return $lines;
}

/**
 * The names of columns, each once: a second "Photo" is "Photo (2)". '' for a column without one.
 *
 * @param array $cells Of the first line.
 * @return string[]
 */
function csv_columns( array $cells ): array {
	$names = array();
	foreach ( $cells as $cell ) {
		$name   = sanitize_text_field( mb_substr( (string) $cell, 0, 100 ) );
		$unique = $name;
		for ( $number = 2; '' !== $name && in_array( $unique, $names, true ); $number++ ) {
			$unique = "$name ($number)";
		}
		$names[] = $unique;
	}
	return $names;
}

/**
 * Why a file cannot be imported.
 *
 * @param string $message In words.
 */
function csv_error( string $message ): \WP_Error {
	return new \WP_Error( 'fairlead_csv', $message );
}
