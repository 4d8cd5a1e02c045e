<?php
/**
 * The forms of documents, stories, roles, articles and pages.
 *
 * @package Fairlead
 */

namespace Fairlead;

defined( 'ABSPATH' ) || exit;

/**
 * The form of a content type other than dogs; only that of a shop item has several sections.
 *
 * @param string $post_type The content type.
 */
function other_form( string $post_type ): array {
	if ( 'merch' === $post_type ) {
		return merch_form();
	}
	$forms = array(
		'doc'   => __NAMESPACE__ . '\doc_fields',
		'story' => __NAMESPACE__ . '\story_fields',
		'role'  => __NAMESPACE__ . '\role_fields',
		'post'  => __NAMESPACE__ . '\article_fields',
		'page'  => __NAMESPACE__ . '\page_fields',
	);
	return array(
		'fields' => array(
			'title'  => '',
			'fields' => call_user_func( $forms[ $post_type ] ),
		),
	);
}

/**
 * The field for the excerpt.
 *
 * @param string $help Where it is shown.
 */
function excerpt_about( string $help ): array {
	return array(
		'label' => __( 'In a sentence or two', 'fairlead' ),
		'help'  => $help,
		'rows'  => 2,
	);
}

/**
 * Documents: policies, reports, forms to print.
 */
function doc_fields(): array {
	return array(
		'excerpt'           => excerpt_about( __( 'Below the title.', 'fairlead' ) ),
		'file'              => array(
			'label' => __( 'File', 'fairlead' ),
			'help'  => __( 'Optional. The page offers it for download, with its kind and size. For a new version choose the new file here.', 'fairlead' ),
		),
		'meta.version'      => array(
			'label'       => __( 'Version', 'fairlead' ),
			'placeholder' => '3.1',
		),
		'meta.effective_on' => array(
			'label' => __( 'In force from', 'fairlead' ),
			'as'    => 'partial',
		),
		'meta.parent'       => array(
			'label'   => __( 'Part of', 'fairlead' ),
			'help'    => __( 'Another document this one belongs to.', 'fairlead' ),
			'of list' => 'docs',
			'search'  => __( 'Search documents', 'fairlead' ),
		),
		'meta.order'        => array(
			'label' => __( 'Place in its list', 'fairlead' ),
			'help'  => __( 'Smaller numbers come first.', 'fairlead' ),
		),
	);
}

/**
 * Stories of dogs who found a home.
 */
function story_fields(): array {
	return array(
		'excerpt'          => excerpt_about( __( 'On the list of stories, and when the page is shared.', 'fairlead' ) ),
		'meta.quote'       => array(
			'label'       => __( 'The family’s best sentence', 'fairlead' ),
			'help'        => __( 'Set large on the page, in quotation marks.', 'fairlead' ),
			'placeholder' => __( 'He snores louder than my husband, and is welcome to.', 'fairlead' ),
			'long'        => true,
		),
		'meta.people'      => array(
			'label'       => __( 'Who they are', 'fairlead' ),
			'help'        => __( 'As they want to be named.', 'fairlead' ),
			'placeholder' => __( 'The Okafor family, Thornford', 'fairlead' ),
		),
		'meta.dog'         => array(
			'label'   => __( 'The dog', 'fairlead' ),
			'of list' => 'dogs',
			'search'  => __( 'Search dogs by name', 'fairlead' ),
		),
		'meta.happened_on' => array(
			'label' => __( 'Went home', 'fairlead' ),
			'as'    => 'partial',
		),
		'before'           => array(
			'label' => __( 'Before', 'fairlead' ),
			'help'  => __( 'The dog as it came to you.', 'fairlead' ),
		),
		'after'            => array(
			'label' => __( 'After', 'fairlead' ),
			'help'  => __( 'The dog in its home. Shown beside the other.', 'fairlead' ),
		),
	);
}

/**
 * Volunteer roles.
 */
function role_fields(): array {
	return array(
		'meta.open'        => array(
			'label'   => __( 'People can apply', 'fairlead' ),
			'help'    => __( 'While it is closed nobody can apply, and the role is not offered in the form.', 'fairlead' ),
			'as'      => 'tick',
			'switch'  => array( __( 'Open', 'fairlead' ), __( 'Closed', 'fairlead' ) ),
			'at top'  => true,
			'default' => true,
		),
		'excerpt'          => excerpt_about( __( 'On the list of roles.', 'fairlead' ) ),
		'meta.place'       => array(
			'label' => __( 'Where', 'fairlead' ),
			'list'  => 'fairlead-centres',
		),
		'meta.hours'       => array(
			'label'       => __( 'When', 'fairlead' ),
			'placeholder' => __( 'Saturdays, 9am to 1pm', 'fairlead' ),
		),
		'meta.minimum_age' => array(
			'label' => __( 'From the age of', 'fairlead' ),
			'unit'  => __( 'years', 'fairlead' ),
		),
		'meta.skills'      => array(
			'label' => __( 'What helps', 'fairlead' ),
			'as'    => 'per line',
			'help'  => __( 'One on each line.', 'fairlead' ),
		),
	);
}

/**
 * Articles of advice.
 */
function article_fields(): array {
	return array(
		'meta.reviewed_by'  => array(
			'label'       => __( 'Checked by', 'fairlead' ),
			'help'        => __( 'Someone who knows: the page names them.', 'fairlead' ),
			'placeholder' => __( 'Dr Priya Nair, vet', 'fairlead' ),
		),
		'meta.reviewed_on'  => array(
			'label' => __( 'Checked on', 'fairlead' ),
			'as'    => 'partial',
		),
		'meta.related_dogs' => array(
			'label'   => __( 'Dogs this could be about', 'fairlead' ),
			'of list' => 'dogs',
			'search'  => __( 'Search dogs by name', 'fairlead' ),
		),
	);
}

/**
 * Pages made of sections.
 */
function page_fields(): array {
	return array(
		'meta.sections' => array(
			'label' => __( 'Sections', 'fairlead' ),
			'help'  => __( 'Shown below the text of the page, in this order.', 'fairlead' ),
			'add'   => __( 'Add a section', 'fairlead' ),
			'one'   => __( 'Section', 'fairlead' ),
			'says'  => '{type}|: {title}',
			'of'    => array( 'fields' => section_fields() ),
		),
	);
}

/**
 * What a section consists of.
 */
function section_fields(): array {
	return array(
		'type'   => array(
			'label'   => __( 'Kind', 'fairlead' ),
			'as'      => 'select',
			'unknown' => __( 'Choose one', 'fairlead' ),
			'words'   => array(
				'hero'    => __( 'Opening', 'fairlead' ),
				'text'    => __( 'Text', 'fairlead' ),
				'steps'   => __( 'Steps', 'fairlead' ),
				'faq'     => __( 'Questions and answers', 'fairlead' ),
				'cards'   => __( 'Cards', 'fairlead' ),
				'cta'     => __( 'Invitation with a button', 'fairlead' ),
				'gallery' => __( 'Pictures', 'fairlead' ),
				'numbers' => __( 'Numbers', 'fairlead' ),
				'quote'   => __( 'Quote', 'fairlead' ),
			),
		),
		'title'  => array( 'label' => __( 'Title', 'fairlead' ) ),
		'html'   => array( 'label' => __( 'Text', 'fairlead' ) ),
		'button' => array(
			'label'    => __( 'Button', 'fairlead' ),
			'together' => array( 'text', 'url' ),
			'fields'   => array(
				'text' => array( 'label' => __( 'Words', 'fairlead' ) ),
				'url'  => array( 'label' => __( 'Leads to', 'fairlead' ) ) + leads_to( '/adoption' ),
			),
		),
		'items'  => array(
			'label' => __( 'Parts', 'fairlead' ),
			'help'  => __( 'The steps, questions, cards, pictures or numbers of this section.', 'fairlead' ),
			'add'   => __( 'Add a part', 'fairlead' ),
			'one'   => __( 'Part', 'fairlead' ),
			'says'  => '{title}',
			'of'    => array(
				'fields' => array(
					'title' => array( 'label' => __( 'Title', 'fairlead' ) ),
					'html'  => array( 'label' => __( 'Text', 'fairlead' ) ),
					'url'   => array( 'label' => __( 'Leads to', 'fairlead' ) ) + leads_to( '/waystohelp' ),
					'image' => array( 'label' => __( 'Picture', 'fairlead' ) ),
				),
			),
		),
		'id'     => array(
			'label' => __( 'Name for links to this section', 'fairlead' ),
			'help'  => __( 'Optional: with “costs”, the address ends in #costs.', 'fairlead' ),
		),
	);
}
